import { describe, expect, it } from "vitest";
import { packHand, readPoses } from "../src/protocol";
import frames from "./frames.json"; // the server is held to the same bytes, in tests/server/test_protocol.py

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((one) => one.toString(16).padStart(2, "0")).join("");

/** A frame of poses with some of its bytes changed. */
function posesWith(changes: Record<number, number>): ReturnType<typeof readPoses> {
  const bytes = bytesOf(frames.poses.bytes);
  for (const [at, byte] of Object.entries(changes)) bytes[Number(at)] = byte;
  return readPoses(bytes.buffer);
}

describe("frames are as the server has them", () => {
  it("a hand is packed into its bytes", () => {
    const { seat, try_number, made, x, y, z, yaw, level } = frames.hand.fields;
    const hand = { seat, tryNumber: try_number, made, x, y, z, yaw, level };
    const flagged = (pressed: boolean, inAir: boolean) => hexOf(packHand({ ...hand, pressed, inAir }));
    expect(flagged(true, true)).toBe(frames.hand.bytes);
    expect(flagged(true, false)).toBe(frames.hand.bytes.replace(/^0203/, "0201"));
    expect(flagged(false, true)).toBe(frames.hand.bytes.replace(/^0203/, "0202"));
  });

  it("poses are read out of theirs", () => {
    const { try_number, picture, seconds, felt, held, seat, played, blocked } = frames.poses.fields;
    expect(posesWith({})).toEqual({
      tryNumber: try_number,
      picture,
      seconds,
      felt,
      held,
      seat,
      played,
      blocked,
      touched: true,
      atRest: true,
      rows: new Float32Array(frames.poses.numbers),
    });
  });

  it("nobody acts, nothing is held or in the way where the frame says so", () => {
    const poses = posesWith({ 1: 0, 20: 0xff, 21: 0xff, 22: 0xff, 28: 0xff, 29: 0xff });
    expect(poses).toMatchObject({ held: null, seat: null, blocked: null, touched: false, atRest: false });
  });

  it("what is no frame of poses is not read", () => {
    expect(posesWith({ 0: 9 })).toBeNull();
    expect(readPoses(new ArrayBuffer(3))).toBeNull();
  });
});
