import { SOUNDS_KEY } from '../../../core/privacy/storage-keys.ts';
import { atom, type ReadableAtom } from 'nanostores';
import type { SoundPlayer } from '../../../presentation/sounds/sound-player.ts';
import { keptText, type KeptText } from '../../../presentation/storage/kept-text.ts';

/** From 0 to 1 (document 2, section 9). */
const VOLUME = 0.5;

export const SOUND_ADDRESSES = {
  click: '/sounds/click.mp3',
  correct: '/sounds/correct.mp3',
  confetti: '/sounds/confetti.mp3',
} as const;

export type QuizSound = keyof typeof SOUND_ADDRESSES;

const ON = 'oui';

interface QuizSounds {
  $areOn: ReadableAtom<boolean>;
  /** Restores the visitor's choice. */
  restore(): void;
  toggle(): void;
  play(sound: QuizSound): void;
}

/** Creates the sounds of the quizzes: off until the visitor turns them on; the choice is kept. */
export function createQuizSounds(
  player: SoundPlayer = playerWhenWanted(),
  preference: KeptText = keptText(SOUNDS_KEY),
): QuizSounds {
  const $areOn = atom(false);
  return {
    $areOn,
    restore: () => $areOn.set(preference.read() === ON),
    toggle() {
      const areOn = !$areOn.get();
      $areOn.set(areOn);
      preference.write(areOn ? ON : null);
      if (areOn) player.prepare(Object.values(SOUND_ADDRESSES));
    },
    play(sound) {
      if ($areOn.get()) player.play(SOUND_ADDRESSES[sound]);
    },
  };
}

/** Returns a player that loads with the first sound: most visitors want none. */
function playerWhenWanted(): SoundPlayer {
  let loaded: Promise<SoundPlayer> | undefined;
  const load = async () => (await import('../../../presentation/sounds/sound-player.ts')).createSoundPlayer(VOLUME);
  const withPlayer = (act: (player: SoundPlayer) => void) => {
    loaded ??= load();
    loaded.then(act).catch((error: unknown) => {
      // Lets the next sound try again.
      loaded = undefined;
      console.info('Sounds cannot be played', error);
    });
  };
  return {
    prepare: (addresses) => withPlayer((player) => player.prepare(addresses)),
    play: (address) => withPlayer((player) => player.play(address)),
  };
}
