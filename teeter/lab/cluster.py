"""Work on a cluster, by Ray: nodes prove themselves first, and what one loses is done again."""

from __future__ import annotations

import io
import logging
import os
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, redirect_stdout
from dataclasses import dataclass, field
from importlib.util import find_spec
from math import isfinite
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from teeter.lab.control_trial import control_trial, difference
from teeter.lab.extras import how_to_get
from teeter.lab.parallel import (
    AHEAD,
    NoWorkers,
    WorkersLost,
    packed,
    raised,
    terminated_like_interrupted,
    worked,
)
from teeter.lab.pieces import Pieces
from teeter.rules.text import harmless
from teeter.words.speaker import english_quoted

if TYPE_CHECKING:
    import ray

T = TypeVar("T")
R = TypeVar("R")
LOOK: Final = 2.0  # seconds: so often we look which nodes there are
JOINS: Final = 3  # times that we try to join a cluster that is busy
KNOCKS: Final = 5.0  # seconds that we wait for whoever is at an address to open
WAIT: Final = 60.0  # seconds that a cluster may be without any node


class NoCluster(NoWorkers):
    """The cluster cannot be joined, or none of its nodes may work for us; says why."""


class NodesLost(WorkersLost):
    """The cluster has gone in mid-work."""

    def __init__(self, why: str) -> None:
        RuntimeError.__init__(self, why)


@dataclass(slots=True)
class Node:
    """A machine of the cluster that has proved itself."""

    name: str
    cpus: int
    busy: int = 0  # pieces that it has


@dataclass(slots=True)
class Nodes:
    """Who works for us, by the ids of Ray; who is being tried; and who does not."""

    good: dict[str, Node] = field(default_factory=dict)
    tried: dict[ray.ObjectRef[Any], tuple[str, Node]] = field(default_factory=dict)  # by trial
    others: set[str] = field(default_factory=set)  # refused, or lost

    def know(self, node: str) -> bool:
        return (
            node in self.good
            or node in self.others
            or any(node == one for one, _ in self.tried.values())
        )


class Cluster:
    """All nodes of a cluster that do as this machine does; also those that come later."""

    are_here = False

    def __init__(self, address: str, *, physical: bool, say: Callable[[str], None]) -> None:
        """Join: `auto` is the cluster of which this machine is a node. Raises NoCluster."""
        if find_spec("ray") is None:
            raise NoCluster(f"--cluster needs the package ray: {how_to_get('cluster')}")
        knock(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told of our work
        self.say = say
        self.nodes = Nodes()
        self._physical = physical
        self._ours = control_trial(physical)
        self._stack = ExitStack()
        self._stack.enter_context(redirect_stdout(io.StringIO()))  # where Ray speaks, among our results
        try:
            self._join(address)
        except BaseException:
            self._stack.close()
            raise
        self._looked = 0.0

    def _join(self, address: str) -> None:
        import ray  # noqa: PLC0415 - heavy, and an extra

        for more in reversed(range(JOINS)):
            try:
                ray.init(address=address, logging_level=logging.CRITICAL, log_to_driver=False)
            except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
                ray.shutdown()
                if more and isinstance(error, ConnectionAbortedError):
                    continue  # it is there, and took too long to make room for us
                raise NoCluster(
                    f"the cluster {english_quoted(address)} cannot be joined, although something is"
                    f" there: {raised(error)}; has this machine its token, and the same versions?"
                ) from None
            break
        self._stack.callback(ray.shutdown)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def work(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """What this work makes of all tasks, in any order, each once. Raises WorkersLost, NoCluster."""
        shift = _Shift(self, work, tasks)
        with terminated_like_interrupted():
            try:
                yield from shift.results()
            except ConnectionError:
                raise NodesLost("the connection to the cluster is lost") from None
            finally:
                shift.call_off()

    def look_around(self) -> None:
        """Let every node that is new do the control trial."""
        import ray  # noqa: PLC0415

        if time.monotonic() - self._looked < LOOK:
            return
        self._looked = time.monotonic()
        for told in ray.nodes():  # type: ignore[no-untyped-call]
            cpus = int(told["Resources"].get("CPU", 0))
            if told["Alive"] and cpus and not self.nodes.know(told["NodeID"]):
                node = Node(harmless(f"{told['NodeManagerHostname']} ({told['NodeID'][:6]})"), cpus)
                trial = on_node(control_trial, told["NodeID"]).remote(self._physical)
                self.nodes.tried[trial] = told["NodeID"], node

    def judge(self, trial: ray.ObjectRef[Any]) -> None:
        """Take a node in, or refuse it."""
        import ray  # noqa: PLC0415

        number, node = self.nodes.tried.pop(trial)
        try:
            differs = difference(self._ours, ray.get(trial))
            why = f"differs: {differs}" if differs else ""
        except ConnectionError:  # to all of them
            raise
        except Exception as error:  # whatever a node that is not as we are makes of it
            why = f"fails: {raised(getattr(error, 'cause', None) or error)}"
        if not why:
            self.nodes.good[number] = node
            return
        self.nodes.others.add(number)
        self.say(f"the node {node.name} is refused, its control trial {why}")

    def lose(self, number: str) -> None:
        """A node that has gone."""
        node = self.nodes.good.pop(number, None)
        if node:
            self.nodes.others.add(number)
            self.say(f"the node {node.name} is lost; others do its work again")


class _Shift(Generic[T, R]):
    """One piece of long work on a cluster."""

    def __init__(self, cluster: Cluster, work: Callable[[T], R], tasks: Sequence[T]) -> None:
        self._cluster, self._nodes = cluster, cluster.nodes
        self._work, self._tasks = work, tasks
        self._pieces = Pieces(len(tasks), 1)
        self._given: dict[ray.ObjectRef[Any], tuple[str, list[int]]] = {}
        self._alone_since: float | None = None  # when the last node went

    def results(self) -> Iterator[R]:
        import ray  # noqa: PLC0415

        while self._pieces.left:
            self._cluster.look_around()
            self._check_company()
            self._hand_out()
            under_way = [*self._given, *self._nodes.tried]
            if not under_way:
                time.sleep(LOOK)
                continue
            for ready in ray.wait(under_way, num_returns=1, timeout=LOOK)[0]:
                if ready in self._nodes.tried:
                    self._cluster.judge(ready)
                else:
                    yield from self._told(ready)

    def _check_company(self) -> None:
        """Raises NoCluster, NodesLost."""
        nodes = self._nodes
        if nodes.good or nodes.tried:
            self._alone_since = None
            self._pieces.workers = max(1, sum(node.cpus for node in nodes.good.values()))
            return
        if self._pieces.left == len(self._tasks):
            raise NoCluster("no node of the cluster may work for us")
        self._alone_since = self._alone_since or time.monotonic()
        if time.monotonic() - self._alone_since > WAIT:
            raise NodesLost(f"the cluster has been without a node for {WAIT:.0f} seconds")

    def _hand_out(self) -> None:
        for number, node in self._nodes.good.items():
            while node.busy < node.cpus * AHEAD and (piece := self._pieces.take()):
                node.busy += 1
                given = on_node(worked, number).remote(packed(self._work, self._tasks, piece))
                self._given[given] = number, piece

    def _told(self, ready: ray.ObjectRef[Any]) -> list[R]:
        """The results of a piece; none if it was lost. Raises what the work has raised."""
        import ray  # noqa: PLC0415

        number, piece = self._given.pop(ready)
        if number in self._nodes.good:
            self._nodes.good[number].busy -= 1
        try:
            results, seconds = results_in(ray.get(ready), len(piece))
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.TaskUnschedulableError:  # the node was gone before it began
            self._cluster.lose(number)
            self._pieces.put_back(piece)
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
            self._lose(piece)
        except ray.exceptions.RayError:
            self._cluster.lose(number)
            self._lose(piece)
        else:
            self._pieces.done(piece, seconds)
            return results
        return []

    def _lose(self, piece: list[int]) -> None:
        if self._pieces.lose(piece):
            raise WorkersLost(None)

    def call_off(self) -> None:
        """Whatever is still under way is wanted no more."""
        import ray  # noqa: PLC0415

        for given, (number, _) in self._given.items():
            ray.cancel(given, force=True)
            if number in self._nodes.good:
                self._nodes.good[number].busy -= 1
        self._given.clear()


def knock(address: str) -> None:
    """Where nobody is Ray would go on trying for minutes. Raises NoCluster."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if not (host and port.isdecimal()):
        return  # "auto": Ray knows where it is
    try:
        socket.create_connection((host, int(port)), KNOCKS).close()
    except (OSError, OverflowError, UnicodeError) as error:
        why = harmless(str(getattr(error, "strerror", None) or error))
        raise NoCluster(f"the cluster {english_quoted(address)} cannot be reached: {why}") from None


def results_in(told: object, count: int) -> tuple[list[Any], float]:
    """What `worked` on another machine has made of a piece of so many tasks. Raises NodesLost."""
    match told:
        case [list(results), float(seconds)] if len(results) == count and isfinite(seconds):
            return results, seconds
    raise NodesLost("a node of the cluster answers with what is no result of the work")


def on_node(function: Callable[..., Any], number: str) -> Any:
    """This function of Teeter's, there and nowhere else, once: what is lost we notice ourselves."""
    import ray  # noqa: PLC0415
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy  # noqa: PLC0415

    there = NodeAffinitySchedulingStrategy(number, soft=False)
    return ray.remote(function).options(num_cpus=1, max_retries=0, scheduling_strategy=there)
