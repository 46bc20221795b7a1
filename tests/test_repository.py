"""What other programs read of the repository: workflows, image, compose, forms, citation."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from teeter.cli import parser

ROOT = Path(__file__).parent.parent
MOST_LINES = 400
FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SCHEMAS = {
    "github-workflows": WORKFLOWS,
    "github-issue-forms": [path for path in sorted(FORMS.glob("*.yml")) if path.stem != "config"],
    "github-issue-config": [FORMS / "config.yml"],
    "dependabot": [ROOT / ".github" / "dependabot.yml"],
    "compose-spec": [ROOT / "compose.yaml", ROOT / "compose.fleet.yaml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def steps(workflow: Any) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("schema", SCHEMAS)
def test_the_files_have_the_form_that_their_readers_want(schema: str) -> None:
    assert SCHEMAS[schema]
    words = [sys.executable, "-m", "check_jsonschema", "--default-filetype", "yaml"]
    files = map(str, SCHEMAS[schema])
    done = subprocess.run(
        [*words, "--builtin-schema", f"vendor.{schema}", *files],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_only_read_and_runs_what_there_is(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert "concurrency" in workflow
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for step in steps(workflow):
        assert re.search(r"@(v\d+|[0-9a-f]{40})", step.get("uses", "@v1")), "actions are pinned"
        for line in step.get("run", "").splitlines():
            if line.startswith("make "):
                assert line.split()[1] in targets
            if line.startswith("."):
                assert (ROOT / line.split()[0]).is_file()


def test_the_image_starts_a_server_that_its_health_is_asked_of() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    entry, command = (
        json.loads(found) for found in re.findall(r"^(?:ENTRYPOINT|CMD) (\[.+\])$", text, re.MULTILINE)
    )
    assert entry == ["teeter"]
    args = parser().parse_args(command)
    assert f"http://127.0.0.1:{args.port}/healthz" in text
    volume = re.search(r"^VOLUME (\S+)$", text, re.MULTILINE)
    assert volume
    assert args.db.startswith(f"sqlite:///{volume[1]}/"), "tables outlive the container"
    assert re.search(r"^USER \d+$", text, re.MULTILINE), "not root"


def test_compose_starts_the_server_with_options_that_it_knows_and_believes_only_caddy() -> None:
    compose = read(ROOT / "compose.yaml")
    served = compose["services"]["teeter"]
    args = parser().parse_args(
        [re.sub(r"\$\{.*\}", "play.example", word) for word in served["command"]]
    )
    assert args.name == ["play.example"]
    subnet = compose["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert subnet in args.proxy
    assert "ports" not in served
    assert "ports" not in compose["services"]["db"]
    assert f"teeter:{args.port}" == compose["services"]["caddy"]["environment"]["TEETER_SERVER"]


def test_the_fleet_of_compose_is_what_its_proxy_knows() -> None:
    """Each server answers to the name, believes only the proxy, and is where the proxy looks for it."""
    compose = read(ROOT / "compose.fleet.yaml")
    subnet = compose["networks"]["front"]["ipam"]["config"][0]["subnet"]
    proxy = compose["services"]["haproxy"]["environment"]
    file = (ROOT / "deploy" / "haproxy.cfg").read_text("utf-8")
    names = re.findall(r'^ +server (\w+) "\$\{TEETER_(\w+)\}"$', file, re.MULTILINE)
    assert len(names) == 3
    for name, variable in names:
        served = compose["services"][name]
        words = [re.sub(r"\$\{.*?\}", "play.example", word) for word in served["command"]]
        args = parser().parse_args(words)
        assert args.address == f"wss://play.example/socket?server={name}"
        assert f"use-server {name} if {{ url_param(server) -m str {name} }}" in file
        assert (args.name, args.proxy) == (["play.example"], [subnet])
        assert proxy[f"TEETER_{variable}"] == f"{name}:{args.port}"
        assert "ports" not in served
    assert proxy["TEETER_BEFORE"] == subnet
    assert set(re.findall(r"\$\{(\w+)[-}]", file)) == proxy.keys()
    port = proxy["TEETER_BIND"].rpartition(":")[2]
    assert compose["services"]["caddy"]["environment"]["TEETER_SERVER"] == f"haproxy:{port}"
    mounted = compose["services"]["haproxy"]["volumes"][0].split(":")[0]
    assert (ROOT / mounted).is_file()


@pytest.mark.parametrize("name", ["compose.yaml", "compose.fleet.yaml"])
def test_every_secret_of_compose_has_its_line_in_the_example(name: str) -> None:
    wanted = set(re.findall(r"\$\{(\w+)", (ROOT / name).read_text("utf-8")))
    told = set(re.findall(r"^(\w+)=", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE))
    assert wanted == told
    assert ".env" in (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert ".env" in (ROOT / ".dockerignore").read_text("utf-8").splitlines()


def test_the_citation_names_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = read(ROOT / "CITATION.cff")
    assert (citation["version"], citation["license"]) == (project["version"], project["license"])


def test_the_forms_list_every_game() -> None:
    titles = set(
        re.findall(r"^\| \*\*(.+?)\*\*", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    )
    for name in ("bug", "rule"):
        choices = next(part for part in read(FORMS / f"{name}.yml")["body"] if part.get("id") == "game")
        assert titles <= set(choices["attributes"]["options"])


def test_no_file_is_longer_than_somebody_reads_in_one_go() -> None:
    """What is made by a tool may be, and says so in its first line."""
    folders = ("teeter", "bench", "tools", "tests", "examples", "web/src", "web/test")
    files = [
        path
        for folder in folders
        for kind in ("*.py", "*.ts", "*.tsx")
        for path in (ROOT / folder).rglob(kind)
        if not {"node_modules", "web_dist"} & set(path.parts)
    ]
    assert len(files) > 500
    texts = {path: path.read_text("utf-8").splitlines() for path in files}
    long = {
        str(path.relative_to(ROOT)): len(lines)
        for path, lines in texts.items()
        if len(lines) > MOST_LINES and "Do not edit" not in lines[0]
    }
    assert not long
