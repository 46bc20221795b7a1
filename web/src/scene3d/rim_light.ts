/** Light along the edge of a thing, laid over its own paint. */

import { AdditiveBlending, Color, ShaderMaterial } from "three";

const VERTEX = `
varying vec3 facing;
varying vec3 towards;
void main() {
  vec4 place = modelViewMatrix * vec4(position, 1.0);
  facing = normalMatrix * normal;
  towards = -place.xyz;
  gl_Position = projectionMatrix * place;
}`;

const FRAGMENT = `
uniform vec3 colour;
uniform float strong;
varying vec3 facing;
varying vec3 towards;
void main() {
  float edge = 1.0 - abs(dot(normalize(facing), normalize(towards)));
  gl_FragColor = vec4(colour * strong * (0.1 + pow(edge, 2.2)), 1.0);
}`;

export class RimLight extends ShaderMaterial {
  private readonly strength = { value: 1 };

  /** `through`: it shines through what lies before the thing. */
  constructor(colour: string, through = false) {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      blending: AdditiveBlending,
      transparent: true,
      depthTest: !through,
      depthWrite: false,
      polygonOffset: true, // over the paint it lies on
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -1,
    });
    this.uniforms = { colour: { value: new Color(colour) }, strong: this.strength };
  }

  set strong(strong: number) {
    this.strength.value = strong;
  }
}
