/** What a hand is made of: opaque, with light along its edge, and clear only where it hides the piece it goes for. */

import { type Camera, MeshStandardMaterial, type Vector3, Vector4 } from "three";

const CLEAR = 0.3; // of a hand before the piece
const EDGE = 0.5; // how bright its edge is

/** The piece in the picture: its place in pixels, its depth, and how many pixels round it are clear. */
const piece = { value: new Vector4(0, 0, 0, 0) };

export function skinOf(color: string, roughness = 0.7): MeshStandardMaterial {
  const made = new MeshStandardMaterial({ color, roughness, transparent: true });
  made.onBeforeCompile = (shader) => {
    shader.uniforms.piece = piece;
    shader.fragmentShader = shader.fragmentShader
      .replace("void main() {", "uniform vec4 piece;\nvoid main() {")
      .replace(
        "#include <dithering_fragment>",
        `#include <dithering_fragment>
      float edge = pow(1.0 - abs(dot(normal, normalize(vViewPosition))), 3.0);
      gl_FragColor.rgb += ${EDGE} * edge * mix(vec3(1.0, 0.93, 0.8), gl_FragColor.rgb, 0.5);
      float off = distance(gl_FragCoord.xy, piece.xy) / max(piece.w, 0.001);
      if (gl_FragCoord.z < piece.z) gl_FragColor.a *= mix(${CLEAR}, 1.0, smoothstep(0.55, 1.3, off));`,
      );
  };
  return made;
}

/** Let this place be seen through the hand, so many metres round it; null: nothing. */
export function seeThrough(camera: Camera, canvas: HTMLCanvasElement, place: Vector3 | null, radius = 0): void {
  if (!place) return void piece.value.set(0, 0, 0, 0);
  const seen = place.clone().project(camera);
  const high = camera.projectionMatrix.elements[5] ?? 1;
  const pixels = (radius * high * canvas.height) / 2 / camera.position.distanceTo(place);
  piece.value.set(((seen.x + 1) / 2) * canvas.width, ((seen.y + 1) / 2) * canvas.height, (seen.z + 1) / 2, pixels);
}
