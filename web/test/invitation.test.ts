import { h, render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { Invitation, isLoopback } from "../src/panels/invitation";

afterEach(() => void vi.unstubAllGlobals());

function shown(origin: string): Element {
  vi.stubGlobal("location", new URL(origin));
  const root = document.createElement("div");
  render(h(Invitation, { table: "k7m2" }), root);
  return root;
}

it("a link that others can open is shown as a code too", () => {
  const root = shown("http://192.168.1.20:8000");
  expect(root.querySelector("svg[role=img]")?.getAttribute("aria-label")).toBe("The link as a QR code");
  expect(root.querySelector("input")?.value).toBe("http://192.168.1.20:8000/t/k7m2");
  expect(root.textContent).not.toContain("this computer only");
});

it("of a link that only this computer can open there is no code, but how to make it reachable", () => {
  for (const origin of ["http://127.0.0.1:8338", "http://localhost:8338", "http://[::1]:8000", "http://0.0.0.0:8000"]) {
    const root = shown(origin);
    expect(root.querySelector("svg")).toBeNull();
    expect(root.textContent).toContain("works on this computer only");
    expect(root.textContent).toContain("teeter serve --host 0.0.0.0");
    expect(root.querySelector("input")?.value).toBe(`${origin}/t/k7m2`);
  }
});

it("a link to this computer is known as such", () => {
  expect(["localhost", "a.localhost", "127.0.0.1", "[::1]", "0.0.0.0", "[::]"].every(isLoopback)).toBe(true);
  expect(["192.168.1.7", "teeter.example", "localhost.example", "notlocalhost"].some(isLoopback)).toBe(false);
});
