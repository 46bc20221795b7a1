"""The addresses that are told: those that others can open, whatever the machine's network is like."""

from __future__ import annotations

import ifaddr
import pytest

from teeter.commands.addresses import everywhere, of_this_machine, only_here
from teeter.commands.serve import tell


def adapter(name: str, *addresses: str) -> ifaddr.Adapter:
    ips = [
        ifaddr.IP((address, 0, 4) if ":" in address else address, 64 if ":" in address else 24, name)
        for address in addresses
    ]
    return ifaddr.Adapter(name, name, ips)


def in_networks(monkeypatch: pytest.MonkeyPatch, *adapters: ifaddr.Adapter) -> None:
    loop = adapter("lo", "127.0.0.1", "::1")
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [loop, *adapters])


def test_of_several_networks_every_address_is_told_the_own_makeshift_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    in_networks(
        monkeypatch,
        adapter("eth1", "169.254.7.7"),
        adapter("eth0", "192.168.1.20", "fd00::20", "fe80::1"),
        adapter("wlan0", "10.0.0.7", "2001:db8::7"),
        adapter("docker0", "172.17.0.1"),
        adapter("br-4af1", "172.18.0.1"),
    )
    assert of_this_machine(4) == ["192.168.1.20", "10.0.0.7", "169.254.7.7"]
    assert of_this_machine(6) == ["[fd00::20]", "[2001:db8::7]"]


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    in_networks(monkeypatch)
    assert of_this_machine(4) == of_this_machine(6) == []

    def no_answer() -> None:
        raise OSError

    monkeypatch.setattr(ifaddr, "get_adapters", no_answer)
    assert of_this_machine(4) == []


def test_hosts_that_are_no_address_to_be_opened_are_known() -> None:
    assert all(map(everywhere, ("0.0.0.0", "::", "")))
    assert not any(map(everywhere, ("127.0.0.1", "192.168.1.20", "table.example", "::1")))
    assert all(map(only_here, ("127.0.0.1", "127.0.1.1", "localhost", "::1")))
    assert not any(map(only_here, ("0.0.0.0", "192.168.1.20", "table.example", "")))


@pytest.mark.parametrize(
    ("host", "local", "told"),
    [
        ("0.0.0.0", "http://127.0.0.1:8000", ["http://192.168.1.20:8000", "http://10.0.0.7:8000"]),
        ("::", "http://[::1]:8000", ["http://[fd00::20]:8000"]),
    ],
)
def test_a_server_for_all_tells_one_address_for_this_computer_and_one_a_line_for_others(
    host: str,
    local: str,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    in_networks(monkeypatch, adapter("eth0", "192.168.1.20", "fd00::20"), adapter("eth1", "10.0.0.7"))
    tell(host, "http://any:8000")
    here, heading, *others = capsys.readouterr().out.splitlines()
    assert here == f"Teeter is served at {local} (stop with Ctrl-C)."
    assert heading == "Others in your network open it at"
    assert others == told


def test_a_server_in_no_network_tells_the_address_of_this_computer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_networks(monkeypatch)
    tell("::", "http://[::]:8000")
    assert "http://[::1]:8000" in capsys.readouterr().out
    tell("0.0.0.0", "http://0.0.0.0:8000")
    assert capsys.readouterr().out == (
        "Teeter is served at http://127.0.0.1:8000 (stop with Ctrl-C).\n"
        "Only this computer can open it: it is in no network.\n"
    )


def test_a_server_for_this_computer_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    tell("127.0.0.1", "http://127.0.0.1:8000")
    assert "Only this computer can open it; --host 0.0.0.0 opens it" in capsys.readouterr().out
    tell("192.168.1.20", "http://192.168.1.20:8000")
    assert "Only this computer" not in capsys.readouterr().out
