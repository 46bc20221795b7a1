import { Box3, Mesh, PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { Arm, farSide, OwnSide, SLEEVE } from "../src/hand/arm";
import { fingerMesh, palmMesh } from "../src/hand/meshes";
import { inFront } from "../src/hand/wish";

/** Where the sleeve ends, as a camera sees it: from -1 to 1 is in the picture. */
function endOf(from: (camera: PerspectiveCamera, hand: Vector3) => Vector3, aspect: number, hand: Vector3): Vector3 {
  const camera = new PerspectiveCamera(32, aspect, 0.05, 8);
  camera.up.set(0, 0, 1);
  camera.position.set(0, -0.4, 0.4);
  camera.lookAt(0, 0, 0.08);
  camera.updateMatrixWorld();
  const arm = new Arm("#ffffff", 0.046, 0.02);
  arm.comeFrom(from(camera, hand).sub(hand));
  const place = (arm.getObjectByName(SLEEVE) as Mesh).geometry.getAttribute("position");
  const end = new Vector3();
  for (let n = place.count - 20; n < place.count; n++) end.add(new Vector3().fromBufferAttribute(place, n));
  return end.divideScalar(20).add(hand).project(camera);
}

describe.each([1.6, 0.5, 2.2])("in a picture of %s", (aspect) => {
  it.each([
    [0, 0.05],
    [-0.05, -0.03],
    [0.05, 0],
  ])("the own arm leaves it to the player's side, wherever the hand is (%s, %s)", (x, y) => {
    const hand = new Vector3(x, y, 0.1);
    const end = endOf((camera, at) => new OwnSide().from(camera, at, 1), aspect, hand);
    expect(end.y < -1 || (x < 0 ? end.x < -1 : end.x > 1)).toBe(true); // not across the pole in the middle
    expect(end.y).toBeLessThan(0.2);
  });
});

it("the own arm changes sides along the lower edge, in its own time, and not for a hand that is near the middle", () => {
  const side = new OwnSide();
  const at = (x: number, now: number): Vector3 =>
    endOf((camera, hand) => side.from(camera, hand, now), 1.6, new Vector3(x, 0, 0.1));
  expect(at(0.03, 1).x).toBeGreaterThan(0.9);
  expect(at(-0.005, 20).x).toBeGreaterThan(0.9);
  let now = 100;
  let lowest = 1;
  for (let n = 0; n < 12; n++) lowest = Math.min(lowest, at(-0.03, (now += 90)).y);
  expect(lowest).toBeLessThan(-1);
  expect(at(-0.03, now + 90).x).toBeLessThan(-0.9);
});

it("the arm of somebody else comes from the far side", () => {
  const end = endOf(farSide, 1.6, new Vector3(0, 0, 0.1));
  expect(end.y).toBeGreaterThan(0.5);
  expect(end.x).toBeLessThan(-0.5); // aside, where no pole stands
});

it("a hand has its two fingers where the physics has them, and few parts", () => {
  const look = { skin: "#7d5431", tip: "#f3e8cf", claws: false };
  const finger = new Box3().setFromObject(fingerMesh(look, 0.034, 0.0035));
  expect(finger.min.z).toBeGreaterThan(-0.0045);
  const hand = palmMesh(look, 0.046, 0.02);
  const body = hand.children.find((part): part is Mesh => part instanceof Mesh)!;
  const box = new Box3().setFromObject(body);
  expect(box.min.z).toBeGreaterThan(0.02); // nothing but the fingers reaches into the heap
  expect(hand.children.length).toBeLessThan(4);
});

it("a hand that stands ready comes to where the player looks from, who would not see it beside a narrow picture", () => {
  const ready = new Vector3(0, -0.1, 0.2);
  expect(inFront(new Vector3(0, -0.5, 0.5), ready)).toEqual(ready);
  const aside = inFront(new Vector3(-0.5, 0, 0.5), ready);
  expect([aside.x, aside.z]).toEqual([-0.1, 0.2]);
  expect(aside.y).toBeCloseTo(0);
});
