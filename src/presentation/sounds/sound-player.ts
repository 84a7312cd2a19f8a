export interface AudioOutput {
  decode(file: ArrayBuffer): Promise<AudioBuffer>;
  play(sound: AudioBuffer, volume: number): void;
}

interface Effects {
  /** Opens the output, at the first sound: browsers refuse it before the visitor interacts. */
  openOutput(): AudioOutput;
  load(address: string): Promise<ArrayBuffer>;
  log(message: string, error: unknown): void;
}

export interface SoundPlayer {
  /** Loads sounds ahead, so that the first one plays in time. */
  prepare(addresses: readonly string[]): void;
  /** Plays a sound; a failure is only logged. */
  play(address: string): void;
}

/** Plays short sounds, each loaded once. @param volume from 0 to 1 */
export function createSoundPlayer(volume: number, { openOutput, load, log }: Effects = browserEffects): SoundPlayer {
  let output: AudioOutput | undefined;
  const sounds = new Map<string, Promise<AudioBuffer>>();
  const soundAt = (address: string): Promise<AudioBuffer> => {
    const known = sounds.get(address);
    if (known) return known;
    const decode = async () => {
      const file = await load(address);
      return (output ??= openOutput()).decode(file);
    };
    const sound = decode();
    sounds.set(address, sound);
    // Forget a failed load, so that the next use loads the sound again.
    sound.catch(() => sounds.delete(address));
    return sound;
  };
  const heard = (address: string, use: (sound: AudioBuffer) => void) =>
    soundAt(address)
      .then(use)
      .catch((error: unknown) => log(`The sound ${address} cannot be played`, error));

  return {
    prepare(addresses) {
      for (const address of addresses) void heard(address, () => undefined);
    },
    play(address) {
      void heard(address, (sound) => output?.play(sound, volume));
    },
  };
}

const browserEffects: Effects = {
  openOutput() {
    const context = new AudioContext();
    const gain = context.createGain();
    gain.connect(context.destination);
    return {
      decode: (file) => context.decodeAudioData(file),
      play(sound, volume) {
        void context.resume();
        gain.gain.value = volume;
        const source = context.createBufferSource();
        source.buffer = sound;
        source.connect(gain);
        source.start();
      },
    };
  },
  async load(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    return response.arrayBuffer();
  },
  log: (message, error) => console.info(message, error),
};
