// A few short sounds of our own, made from nothing: oscillators and noise. No file is played.

export type Sound = 'hooves' | 'card' | 'refusal' | 'push' | 'shout' | 'fanfare';

interface Noise {
  at: number;
  lasts: number;
  /** The middle of what is heard, in hertz. */
  pitch: number;
  loud: number;
}

interface Tone extends Noise {
  shape: OscillatorType;
  /** Where the pitch glides to. */
  to?: number;
}

interface Score {
  noises?: readonly Noise[];
  tones?: readonly Tone[];
}

const beat = (at: number, loud: number): Noise => ({ at, lasts: 0.07, pitch: 190, loud });
const horn = (at: number, pitch: number, lasts: number): Tone => ({
  at,
  lasts,
  pitch,
  loud: 0.16,
  shape: 'sawtooth',
});

const SCORES: Record<Sound, Score> = {
  // Three beats and a rest, twice: a canter.
  hooves: {
    noises: [0, 0.12, 0.22, 0.48, 0.6, 0.7].map((at, index) =>
      beat(at, index % 3 === 2 ? 0.7 : 0.45),
    ),
  },
  card: { noises: [{ at: 0, lasts: 0.035, pitch: 2600, loud: 0.5 }] },
  refusal: {
    noises: [{ at: 0.05, lasts: 0.22, pitch: 700, loud: 0.3 }],
    tones: [
      { at: 0, lasts: 0.34, pitch: 620, to: 300, loud: 0.1, shape: 'sawtooth' },
      { at: 0.02, lasts: 0.3, pitch: 655, to: 330, loud: 0.07, shape: 'square' },
    ],
  },
  push: {
    noises: [{ at: 0, lasts: 0.16, pitch: 320, loud: 0.8 }],
    tones: [{ at: 0, lasts: 0.2, pitch: 150, to: 70, loud: 0.3, shape: 'sine' }],
  },
  // Two short calls of a horn.
  shout: { tones: [horn(0, 523, 0.08), horn(0.1, 698, 0.16)] },
  fanfare: {
    tones: [
      horn(0, 392, 0.14),
      horn(0.16, 523, 0.14),
      horn(0.32, 659, 0.14),
      horn(0.48, 784, 0.34),
      horn(0.86, 659, 0.14),
      horn(1.02, 784, 0.6),
      horn(1.02, 523, 0.6),
    ],
  },
};

/** A short swell and a fall to silence, so that nothing clicks. */
function swell(audio: AudioContext, { at, lasts, loud }: Noise): GainNode {
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  gain.connect(audio.destination);
  return gain;
}

function playNoise(audio: AudioContext, noise: Noise): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * noise.lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, index) => {
    samples[index] = Math.random() * 2 - 1;
  });
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = noise.pitch;
  filter.Q.value = 1.2;
  source.connect(filter).connect(swell(audio, noise));
  source.start(audio.currentTime + noise.at);
}

function playTone(audio: AudioContext, tone: Tone): void {
  const source = audio.createOscillator();
  source.type = tone.shape;
  const start = audio.currentTime + tone.at;
  source.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 1800;
  source.connect(filter).connect(swell(audio, tone));
  source.start(start);
  source.stop(start + tone.lasts);
}

let audio: AudioContext | undefined;

/** Plays a sound, unless sounds are off. The first one opens the loudspeaker. */
export function play(sound: Sound, isOn: boolean): void {
  if (!isOn) return;
  audio ??= new AudioContext();
  const { noises = [], tones = [] } = SCORES[sound];
  for (const noise of noises) playNoise(audio, noise);
  for (const tone of tones) playTone(audio, tone);
}
