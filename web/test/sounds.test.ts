import { afterEach, expect, it, vi } from "vitest";
import { loudAt, Sounds } from "../src/scene3d/sounds";

/** Audio without a loudspeaker: it counts what sounds. */
class QuietAudio {
  static sounding = 0;
  readonly state = "running";
  readonly currentTime = 0;
  readonly sampleRate = 8000;
  readonly destination = this.node();
  createGain = () => this.node();
  createConvolver = () => this.node();
  createOscillator = () => this.node();
  createBuffer = (sides: number, count: number) => ({
    getChannelData: () => new Float32Array(count),
    numberOfChannels: sides,
  });
  close = () => Promise.resolve();

  private node() {
    const value = {
      value: 0,
      setValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
      setTargetAtTime: vi.fn(),
      cancelScheduledValues: vi.fn(),
    };
    return {
      gain: value,
      frequency: value,
      buffer: null,
      connect: (to: unknown) => to,
      start: () => void QuietAudio.sounding++,
      stop: () => void QuietAudio.sounding--,
    };
  }
}

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [3, true],
  [6, true],
  [7, false],
  [15, false],
  [21, false],
  [22, true],
])("at %s o'clock sounds are quiet: %s", (hour, quiet) => {
  expect(loudAt(hour) < 0.5).toBe(quiet);
});

it("hums while breath is held, once, and never when sounds are off", () => {
  vi.stubGlobal("AudioContext", QuietAudio);
  QuietAudio.sounding = 0;
  const sounds = new Sounds(true);
  sounds.tension(true);
  const humming = QuietAudio.sounding;
  expect(humming).toBeGreaterThan(0);
  sounds.tension(true);
  expect(QuietAudio.sounding).toBe(humming);
  sounds.tension(false);
  expect(QuietAudio.sounding).toBe(0);
  sounds.on = false;
  sounds.tension(true);
  expect(QuietAudio.sounding).toBe(0);
});
