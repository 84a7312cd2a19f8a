/** Words that have an effect wherever they are typed. */
const TYPED_WORDS = ['PAUSE', 'SCORE'] as const;
export type TypedWord = (typeof TYPED_WORDS)[number];

const LONGEST = Math.max(...TYPED_WORDS.map((word) => word.length));

/** Returns the last letters typed, with the key just pressed. Other characters clear them; keys like Shift do not. */
export function withTyped(letters: string, key: string): string {
  if (key.length > 1) return letters;
  return /^\p{L}$/u.test(key) ? (letters + key.toUpperCase()).slice(-LONGEST) : '';
}

export function typedWord(letters: string): TypedWord | undefined {
  return TYPED_WORDS.find((word) => letters.endsWith(word));
}
