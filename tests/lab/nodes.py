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

from ray._private import services
from ray.cluster_utils import Cluster

HERE = "127.0.0.2"  # of this machine alone; Ray would take 127.0.0.1 for its address in the network
NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "node_ip_address": HERE}
# A node waits 15 seconds for its helpers to tell these numbers, unless it knows them, and dies.
HELPERS = (
    "metrics_agent_port",
    "metrics_export_port",
    "dashboard_agent_listen_port",
    "runtime_env_agent_port",
)
OTHER = "import teeter; teeter.__version__ = 'of yesterday'"


def main() -> None:
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112 - Ray spells it so; or workers always wait
    port = free_port()
    services.start_ray_process = knowing_its_helper(services.start_ray_process)
    cluster: Any = Cluster(
        initialize_head=True,
        head_node_args={**node(), "include_dashboard": False, "ray_client_server_port": port},
    )
    second = cluster.add_node(**node())
    with TemporaryDirectory() as folder:
        (Path(folder) / "sitecustomize.py").write_text(OTHER)
        os.environ["PYTHONPATH"] = folder
        cluster.add_node(**node())
        tell(f"ray://{HERE}:{port}")
        for _ in sys.stdin:
            cluster.remove_node(second, allow_graceful=False)
            tell("killed")
    cluster.shutdown()


def knowing_its_helper(start: Any) -> Any:
    """Ray tells a raylet all numbers but this one, for which it waits 15 seconds and dies."""

    def started(command: list[str], process_type: str, *others: Any, **more: Any) -> Any:
        told = next((word for word in command if "--listen-port=" in word), "")
        if process_type == "raylet" and told:
            number = told.split("--listen-port=")[1].split()[0]
            command = [*command, f"--dashboard_agent_listen_port={number}"]
        return start(command, process_type, *others, **more)

    return started


def node() -> dict[str, Any]:
    return {**NODE, **{helper: free_port() for helper in HELPERS}}


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
