/** All words have one length, so that the beginning of an interrupted word is not counted. */
export const WORD_DIGITS = 3;
/** The numbered words of a run: `m` of the writer, `e` of somebody else. */
const WORD = new RegExp(`\\b[me]\\d{${WORD_DIGITS}}\\b`, 'g');

export interface RunResult {
  seed: number;
  /** Names of the actions and faults, shown when the run fails. */
  actions: string[];
  /** Every text that a person can still reach at the end. */
  texts: string[];
  typed: number;
  lost: string[];
  /** Words that occur twice in one text. */
  duplicated: string[];
  /** Words that stand after a word typed later. */
  disordered: string[];
  /** The problem that stopped the run, or null. */
  problem: string | null;
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * Compares the typed words with the texts of the end.
 *
 * @param typed every word that the editor or the server accepted, and that must not be lost
 * @param texts every text that a person can still reach
 */
export function countWords(
  typed: readonly string[],
  texts: readonly string[],
): Pick<RunResult, 'typed' | 'lost' | 'duplicated' | 'disordered'> {
  const found = new Set(texts.flatMap(wordsOf));
  return {
    typed: typed.length,
    lost: typed.filter((word) => !found.has(word)),
    duplicated: unique(
      texts.flatMap((text) => wordsOf(text).filter((word, index, words) => words.indexOf(word) < index)),
    ),
    disordered: unique(texts.flatMap((text) => ['m', 'e'].flatMap((writer) => outOfOrder(wordsOf(text), writer)))),
  };
}

function outOfOrder(words: string[], writer: string): string[] {
  const own = words.filter((word) => word.startsWith(writer));
  return own.filter((word, index) => own.slice(0, index).some((former) => numberOf(former) > numberOf(word)));
}

const numberOf = (word: string) => Number(word.slice(1));
const unique = (words: string[]) => [...new Set(words)];

export const isGood = ({ lost, duplicated, disordered, problem }: RunResult): boolean =>
  lost.length + duplicated.length + disordered.length === 0 && problem === null;
