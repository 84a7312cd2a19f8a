/** All words are of one length: of a word that something interrupts, the beginning is none. */
export const WORD_DIGITS = 3;
/** The numbered words of a run: `m` those of the writer, `e` those of somebody else. */
const WORD = new RegExp(`\\b[me]\\d{${WORD_DIGITS}}\\b`, 'g');

export interface RunResult {
  seed: number;
  /** The actions of the run, to read when it fails. */
  actions: string[];
  /** Every text that a person can still get at, in the end. */
  texts: string[];
  typed: number;
  lost: string[];
  /** Words that stand twice in one text. */
  duplicated: string[];
  /** Words that stand before an earlier one. */
  disordered: string[];
  /** The problem that kept the run from its end, or null. */
  problem: string | null;
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * Counts what is found again.
 *
 * @param typed every word that counts
 * @param texts every text that a person can still get at
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
