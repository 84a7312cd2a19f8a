import { offeredOptions } from '../../core/simulator/reduce-game.ts';
import type { Story } from '../../core/simulator/story.ts';
import { typedWord, withTyped, type TypedWord } from '../../core/simulator/typed-words.ts';
import { digitOfKey } from '../../presentation/keyboard/digit-key.ts';
import type { Simulator } from './store.ts';

const ACTIONS = { PAUSE: { type: 'pause' }, SCORE: { type: 'open achievements' } } as const satisfies Record<
  TypedWord,
  object
>;

/**
 * Handles the keyboard: digits choose an option unless something outside the game has the focus, Escape closes the achievements,
 * and typed words trigger their secret effects. Returns a function that stops listening.
 */
export function listenToKeys(element: HTMLElement, { state, send }: Simulator, story: Story): () => void {
  let letters = '';
  const listener = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat) return;
    letters = withTyped(letters, key);
    const word = typedWord(letters);
    if (word) send(ACTIONS[word]);
    if (target !== document.body && !(target instanceof Node && element.contains(target))) return;
    if (key === 'Escape') send({ type: 'close achievements' });
    const digit = digitOfKey(event);
    const option = digit === null ? undefined : offeredOptions(story, state().game)[digit - 1];
    if (option) send({ type: 'choose', optionId: option.id });
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}
