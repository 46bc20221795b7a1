"""The page can be installed on phones, and opens without a network as far as the shelf."""

from __future__ import annotations

import json
import struct

from playwright.sync_api import Browser, expect

from teeter.server.settings import WEB
from tests.web.conftest import Sit

KEPT = """async () => (await Promise.all((await caches.keys()).map(async name =>
  (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname)))).flat()"""
HAS_A_WORKER = "() => navigator.serviceWorker.controller !== null"
COMES_ANEW = """async () => {
  await caches.open('teeter of yesterday');
  await (await navigator.serviceWorker.ready).unregister();
  await navigator.serviceWorker.register('/service_worker.js');
}"""
ONLY_THE_NEWEST = """async () => {
  const names = await caches.keys();
  return names.length === 1 && names[0] !== 'teeter of yesterday';
}"""


def test_every_icon_of_the_manifest_is_there_in_its_size() -> None:
    manifest = json.loads((WEB / "manifest.webmanifest").read_text())
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = (WEB / icon["src"].removeprefix("/")).read_bytes()
        wide, high = struct.unpack(">II", drawn[16:24])
        assert drawn.startswith(b"\x89PNG")
        assert f"{wide}x{high}" == icon["sizes"]


def test_the_shelf_opens_without_a_network_and_no_answer_of_the_server_is_kept(
    flat: Browser, sit_down: Sit
) -> None:
    ann = sit_down(flat, service_workers="allow")
    ann.open()
    boxes = ann.page.locator(".box")
    expect(boxes).to_have_count(5)
    ann.wait_until(HAS_A_WORKER)
    kept = ann.page.evaluate(KEPT)
    assert "/" in kept
    assert any(path.endswith(".woff2") for path in kept)
    assert not any(path.startswith(("/api", "/socket")) for path in kept)
    ann.context.set_offline(True)
    ann.page.route_web_socket("**/socket*", lambda line: line.close())  # "offline" leaves these open
    ann.page.reload()
    expect(boxes).to_have_count(5)
    expect(boxes.first.get_by_role("button")).to_be_disabled()


def test_a_new_worker_forgets_what_an_older_one_kept(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, service_workers="allow")
    ann.open()
    ann.wait_until(HAS_A_WORKER)
    ann.page.evaluate(COMES_ANEW)
    ann.wait_until(ONLY_THE_NEWEST)
