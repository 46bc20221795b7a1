import { BoxGeometry, Mesh, MeshBasicMaterial, PerspectiveCamera } from "three";
import { expect, it, vi } from "vitest";
import { Label } from "../src/scene3d/label";
import { Picking } from "../src/scene3d/picking";

it("what is pointed at stays so when things are named anew", () => {
  const canvas = document.createElement("canvas");
  canvas.getBoundingClientRect = () => ({ width: 100, height: 100 }) as DOMRect;
  const camera = new PerspectiveCamera();
  camera.position.z = 1;
  camera.updateMatrixWorld();
  const actions = { onChoose: vi.fn(), changed: vi.fn() };
  const picking = new Picking(canvas, camera, new Label(document.createElement("div")), actions);
  const card = new Mesh(new BoxGeometry(0.1, 0.1, 0.1), new MeshBasicMaterial());
  card.updateMatrixWorld();
  const [before, after] = [vi.fn(), vi.fn()];
  picking.name([{ object: card, name: "a card", pointed: before }]);
  picking.hover({ x: 50, y: 50 });
  expect(before).toHaveBeenCalledWith(true);
  picking.name([{ object: card, name: "the same card", pointed: after }]);
  expect(after).toHaveBeenCalledWith(true);
  picking.hover({ x: 0, y: 0 });
  expect(after).toHaveBeenLastCalledWith(false);
  expect(before).toHaveBeenCalledTimes(1);
});
