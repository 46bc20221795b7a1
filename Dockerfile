# Teeter as an image: the client is built with Node, the wheel with Python, and only what runs is kept.
# Build it: docker build --tag teeter .     Run it: docker run --init --publish 8000:8000 --volume teeter:/data teeter

FROM node:22-bookworm-slim AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npx vite build --logLevel warn

FROM python:3.13-slim-bookworm AS build
RUN pip install --no-cache-dir "uv>=0.9,<1"
WORKDIR /src
COPY . .
# After the sources, so that it is newer than they are and nothing is built again.
COPY --from=client /src/teeter/web_dist teeter/web_dist
# The versions of the lock file, and their hashes; of the lock file only what Teeter itself needs.
RUN uv build --quiet --wheel --out-dir /wheels \
    && uv venv --quiet /opt/teeter \
    && VIRTUAL_ENV=/opt/teeter uv pip install --quiet --compile-bytecode --constraint requirements.lock /wheels/*.whl

FROM python:3.13-slim-bookworm
LABEL org.opencontainers.image.title="Teeter" \
      org.opencontainers.image.description="A table on the web for five real board games" \
      org.opencontainers.image.source="https://github.com/teeter-table/teeter" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --system --uid 10001 --user-group --home-dir /data --shell /usr/sbin/nologin teeter \
    && install --directory --owner teeter --group teeter /data
COPY --from=build /opt/teeter /opt/teeter
ENV PATH="/opt/teeter/bin:$PATH" PYTHONUNBUFFERED=1
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=1s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["teeter"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--db", "sqlite:////data/teeter.db"]
