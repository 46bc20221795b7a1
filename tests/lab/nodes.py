"""A real cluster of Ray on this machine: two nodes that do as we do, and one that does not.

Run as a program it prints where it is, and kills the second node when it is told to.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ray.cluster_utils import Cluster

HERE = "127.0.0.2"  # of this machine alone; Ray would take 127.0.0.1 for its address in the network
NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "node_ip_address": HERE}
OTHER = "import teeter; teeter.__version__ = 'of yesterday'"


def main() -> None:
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112 - Ray spells it so; or workers always wait
    port = free_port()
    cluster: Any = Cluster(
        initialize_head=True,
        head_node_args={**NODE, "include_dashboard": False, "ray_client_server_port": port},
    )
    second = cluster.add_node(**NODE)
    with TemporaryDirectory() as folder:
        (Path(folder) / "sitecustomize.py").write_text(OTHER)
        os.environ["PYTHONPATH"] = folder
        cluster.add_node(**NODE)
        tell(f"ray://{HERE}:{port}")
        for _ in sys.stdin:
            cluster.remove_node(second, allow_graceful=False)
            tell("killed")
    cluster.shutdown()


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HERE, 0))
        port: int = one.getsockname()[1]
        return port


if __name__ == "__main__":
    main()
