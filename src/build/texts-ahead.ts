/** Reads texts by the ids of their articles; leaves out those that cannot be read, and may give others too. */
export type TextsOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** A request for so many takes hardly longer than one for a few. */
const TEXTS_PER_READING = 100;

/**
 * Reads texts that are asked for a few at a time, in order, a hundred at a time; each is held until it was asked for.
 *
 * @param ids of all that will be asked for, each once
 * @param textsOf reads them
 */
export function textsAhead(ids: readonly string[], textsOf: TextsOf): TextsOf {
  const readingOf = new Map(ids.map((id, index) => [id, Math.floor(index / TEXTS_PER_READING)]));
  const readings = new Map<number, { texts: Promise<ReadonlyMap<string, string>>; left: number }>();

  function reading(number: number) {
    let found = readings.get(number);
    if (!found) {
      const wanted = ids.slice(number * TEXTS_PER_READING, (number + 1) * TEXTS_PER_READING);
      found = { texts: textsOf(wanted), left: wanted.length };
      readings.set(number, found);
    }
    return found;
  }

  async function textOf(id: string): Promise<[string, string][]> {
    const number = readingOf.get(id);
    if (number === undefined) return [...(await textsOf([id]))];
    const found = reading(number);
    found.left -= 1;
    if (found.left === 0) readings.delete(number);
    const text = (await found.texts).get(id);
    return text === undefined ? [] : [[id, text]];
  }

  return async (asked) => new Map((await Promise.all(asked.map(textOf))).flat());
}
