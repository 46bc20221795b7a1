/** Small sounds, made from tones and noise: wood, card, water, the alarm. Nothing depends on hearing them. */

/** A part of a sound: a tone or noise that begins, fades, and may glide. */
interface Part {
  /** "noise" or the shape of a tone */
  kind: OscillatorType | "noise";
  /** hertz; of noise: the middle of the band that is heard */
  pitch: number;
  /** hertz at the end */
  glide?: number;
  /** seconds */
  long: number;
  after?: number;
  loud: number;
  /** of noise: how narrow the band is */
  narrow?: number;
}

const knock = (pitch: number, loud: number, after = 0): Part[] => [
  { kind: "sine", pitch, glide: pitch * 0.7, long: 0.07, loud, after },
  { kind: "noise", pitch: pitch * 3.2, long: 0.03, loud: loud * 0.6, narrow: 2, after },
];

const SOUNDS: Record<string, Part[]> = {
  click: knock(620, 0.25),
  tile: [...knock(420, 0.35), { kind: "noise", pitch: 1800, long: 0.05, loud: 0.12, narrow: 1 }],
  card: [{ kind: "noise", pitch: 3200, glide: 1500, long: 0.12, loud: 0.16, narrow: 0.7 }],
  step: knock(300, 0.3),
  grip: knock(240, 0.25),
  release: knock(480, 0.18),
  touch: knock(700, 0.1),
  slip: [{ kind: "noise", pitch: 2600, glide: 900, long: 0.14, loud: 0.25, narrow: 1.2 }, ...knock(300, 0.2, 0.1)],
  creak: [
    { kind: "sawtooth", pitch: 130, glide: 205, long: 0.11, loud: 0.05 },
    { kind: "noise", pitch: 900, glide: 1300, long: 0.1, loud: 0.12, narrow: 6 },
  ],
  take: [...knock(520, 0.3), ...knock(780, 0.25, 0.09)],
  rattle: [0, 0.05, 0.09, 0.15, 0.19, 0.26, 0.35].flatMap((after, n) => knock(500 + ((n * 137) % 300), 0.22, after)),
  tumble: [0, 0.08, 0.13, 0.22, 0.34].flatMap((after, n) => knock(260 + ((n * 91) % 160), 0.3, after)),
  alarm: [0, 0.22, 0.44].flatMap((after): Part[] => [
    { kind: "square", pitch: 880, glide: 660, long: 0.18, loud: 0.1, after },
    { kind: "triangle", pitch: 440, glide: 330, long: 0.2, loud: 0.2, after },
  ]),
  sneak: [{ kind: "noise", pitch: 700, glide: 380, long: 0.09, loud: 0.09, narrow: 1.4 }, ...knock(210, 0.1)],
  scurry: [...knock(340, 0.2), ...knock(300, 0.16, 0.045)],
  flee: [0, 0.09, 0.17, 0.24].flatMap((after, n): Part[] => [
    { kind: "noise", pitch: 1600 - n * 180, glide: 700, long: 0.09, loud: 0.2 - n * 0.03, narrow: 1.1, after },
    { kind: "sine", pitch: 340 - n * 30, glide: 260, long: 0.07, loud: 0.14, after },
  ]),
  splash: [
    { kind: "noise", pitch: 900, glide: 300, long: 0.4, loud: 0.3, narrow: 0.6 },
    { kind: "sine", pitch: 300, glide: 620, long: 0.16, loud: 0.12, after: 0.08 },
  ],
  growl: [{ kind: "sawtooth", pitch: 90, glide: 60, long: 0.5, loud: 0.14 }],
  cuckoo: [
    { kind: "sine", pitch: 660, long: 0.22, loud: 0.2 },
    { kind: "sine", pitch: 523, long: 0.32, loud: 0.2, after: 0.3 },
  ],
  win: [523, 659, 784, 1047].map(
    (pitch, n): Part => ({ kind: "triangle", pitch, long: 0.35, loud: 0.2, after: n * 0.13 }),
  ),
};

/** What the own hand feels, in milliseconds on and off. */
const VIBRATIONS: Record<string, number[]> = { touch: [8], grip: [22], slip: [14, 30, 14], creak: [6] };

const NIGHT = { from: 22, until: 7 }; // hours
const HUSHED = 0.35; // how loud it is then
const ROOM = { long: 0.55, wet: 0.22 }; // seconds that the room answers, and how much of that is heard
const TENSION = { pitch: 52, loud: 0.05, rises: 1.4, falls: 0.4 }; // hertz, and seconds

/** How loud sounds are at an hour of the day: quiet at night. */
export function loudAt(hour: number): number {
  return hour >= NIGHT.from || hour < NIGHT.until ? HUSHED : 1;
}

export class Sounds {
  private audio: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  private out: GainNode | null = null;
  private drone: { gain: GainNode; tones: OscillatorNode[] } | null = null;

  constructor(
    public on: boolean,
    /** nothing shakes */
    public still = false,
  ) {}

  play(name: string, loud = 1): void {
    const parts = SOUNDS[name] ?? SOUNDS.click;
    const shakes = VIBRATIONS[name];
    if (this.on && !this.still && shakes) navigator.vibrate?.(shakes);
    const audio = parts && this.awake();
    if (audio) for (const part of parts) this.part(audio, { ...part, loud: part.loud * loud });
  }

  /** A low hum while breath is held. */
  tension(on: boolean): void {
    if (on === (this.drone !== null)) return;
    const audio = this.awake();
    if (on && audio) this.drone = this.hum(audio);
    else if (!on) this.release();
  }

  dispose(): void {
    void this.audio?.close();
    this.audio = this.out = this.drone = null;
  }

  /** The audio of this page, if it may be heard: browsers keep it asleep until a person has touched the page. */
  private awake(): AudioContext | null {
    if (!this.on || typeof AudioContext === "undefined") return null;
    this.audio ??= new AudioContext();
    if (this.audio.state === "suspended") void this.audio.resume();
    return this.audio.state === "running" ? this.audio : null;
  }

  /** Where everything goes: straight to the ear, and by way of the room's walls. */
  private ear(audio: AudioContext): GainNode {
    if (!this.out) {
      this.out = audio.createGain();
      const walls = audio.createConvolver();
      const wet = audio.createGain();
      walls.buffer = answerOf(audio);
      wet.gain.value = ROOM.wet;
      this.out.connect(audio.destination);
      this.out.connect(walls).connect(wet).connect(audio.destination);
    }
    this.out.gain.value = loudAt(new Date().getHours());
    return this.out;
  }

  private hum(audio: AudioContext): { gain: GainNode; tones: OscillatorNode[] } {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, audio.currentTime);
    gain.gain.exponentialRampToValueAtTime(TENSION.loud, audio.currentTime + TENSION.rises);
    gain.connect(this.ear(audio));
    const tones = [1, 1.008, 2.01].map((times) => {
      const source = audio.createOscillator();
      source.frequency.value = TENSION.pitch * times;
      source.connect(gain);
      source.start();
      return source;
    });
    return { gain, tones };
  }

  private release(): void {
    const { drone, audio } = this;
    this.drone = null;
    if (!drone || !audio) return;
    const end = audio.currentTime + TENSION.falls;
    drone.gain.gain.cancelScheduledValues(audio.currentTime);
    drone.gain.gain.setTargetAtTime(0.0001, audio.currentTime, TENSION.falls / 4);
    for (const source of drone.tones) source.stop(end);
  }

  private part(audio: AudioContext, part: Part): void {
    const from = audio.currentTime + (part.after ?? 0);
    const until = from + part.long;
    const fade = audio.createGain();
    fade.gain.setValueAtTime(0.0001, from);
    fade.gain.exponentialRampToValueAtTime(part.loud, from + 0.006);
    fade.gain.exponentialRampToValueAtTime(0.0001, until);
    const source =
      part.kind === "noise" ? this.noise(audio, part, from, fade) : tone(audio, part, part.kind, from, fade);
    fade.connect(this.ear(audio));
    source.start(from);
    source.stop(until + 0.02);
  }

  private noise(audio: AudioContext, part: Part, from: number, to: AudioNode): AudioBufferSourceNode {
    const source = audio.createBufferSource();
    source.buffer = this.hiss ??= hiss(audio);
    source.loop = true;
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = part.narrow ?? 1;
    band.frequency.setValueAtTime(part.pitch, from);
    if (part.glide) band.frequency.exponentialRampToValueAtTime(part.glide, from + part.long);
    source.connect(band).connect(to);
    return source;
  }
}

function tone(audio: AudioContext, part: Part, type: OscillatorType, from: number, to: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(part.pitch, from);
  if (part.glide) source.frequency.exponentialRampToValueAtTime(part.glide, from + part.long);
  source.connect(to);
  return source;
}

/** How the walls of a room answer a clap. */
function answerOf(audio: AudioContext): AudioBuffer {
  const count = Math.round(audio.sampleRate * ROOM.long);
  const buffer = audio.createBuffer(2, count, audio.sampleRate);
  for (const side of [0, 1]) {
    const samples = buffer.getChannelData(side);
    for (let n = 0; n < count; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / count) ** 3;
  }
  return buffer;
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
