"""At which addresses a server of this machine can be opened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

# Bridges to machines that live inside this one: nobody else can reach them.
INNER: Final = ("docker", "br-", "virbr", "veth", "lxc", "vmnet", "vboxnet")


def everywhere(host: str) -> bool:
    """Whether who listens on `host` listens on all addresses of the machine: not one to be opened."""
    return not host or (_is_number(host) and ip_address(host).is_unspecified)


def only_here(host: str) -> bool:
    """Whether nobody but this machine can open `host`."""
    return host == "localhost" or (_is_number(host) and ip_address(host).is_loopback)


def of_this_machine(version: int) -> list[str]:
    """Its addresses that others can open, as they stand in a link; none if it is in no network.

    The system itself is asked, no name server and nobody in a network.
    """
    found = [each for each in _addresses() if each.version == version and _opens(each)]
    found.sort(key=lambda each: each.is_link_local)  # what it gave itself, for want of a better one
    return list(dict.fromkeys(f"[{each}]" if each.version == 6 else str(each) for each in found))


def _addresses() -> Iterator[IPv4Address | IPv6Address]:
    from ifaddr import get_adapters  # noqa: PLC0415 - only a server needs it

    with suppress(OSError):
        for adapter in get_adapters():
            if not adapter.nice_name.lower().startswith(INNER):
                for each in adapter.ips:
                    yield ip_address(
                        each.ip if isinstance(each.ip, str) else each.ip[0].partition("%")[0]
                    )


def _opens(address: IPv4Address | IPv6Address) -> bool:
    """Browsers have no way to write a link-local address of version 6: it needs an interface."""
    return not address.is_loopback and not (address.version == 6 and address.is_link_local)


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
