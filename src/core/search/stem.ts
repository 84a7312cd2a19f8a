const SHORTEST_PLURAL = 4;
const SHORTEST_STEMMED = 6;

/**
 * What singular and plural, masculine and feminine, infinitive and participle of a French word have in common.
 *
 * The rules are those of Jacques Savoy's minimal stemmer (« A stemming procedure and stopword list for general French
 * corpora », 1999), in the order of Lucene's FrenchMinimalStemmer, with three changes: the plural of short words is
 * forgiven too (dates → date), what is left decides whether the other endings go (amours → amour, as amour), and
 * -eaux gives -eau (cadeaux → cadeau).
 *
 * @param word folded: lower case, without accents
 */
export function stem(word: string): string {
  const singular = singularOf(word);
  if (singular.length < SHORTEST_STEMMED || /\d/.test(singular)) return singular;
  let end = singular.length;
  if (singular[end - 1] === 'r') end -= 1;
  // Twice: an accent that was folded has left -ée as -ee.
  if (singular[end - 1] === 'e') end -= 1;
  if (singular[end - 1] === 'e') end -= 1;
  if (singular[end - 1] === singular[end - 2]) end -= 1;
  return singular.slice(0, end);
}

function singularOf(word: string): string {
  if (word.length < SHORTEST_PLURAL) return word;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -2)}l`;
  return /[sx]$/.test(word) ? word.slice(0, -1) : word;
}
