export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Limits of the cache. Browsers send few different fields; a client that invents others must not fill the memory. */
const MOST_CACHED = 100;
const LONGEST_CACHED = 200;
const cache = new Map<string, readonly Encoding[]>();

/**
 * Returns the encodings that an `Accept-Encoding` field accepts: the highest weight first, then the smallest result.
 * `identity` is always accepted, and comes last unless the field names it. `*` is ignored.
 */
export function acceptedEncodings(accepted = ''): readonly Encoding[] {
  const cached = cache.get(accepted);
  if (cached) return cached;
  const weights = weightsOf(accepted);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? 0;
  const encodings = ENCODINGS.filter((encoding) => encoding === 'identity' || weightOf(encoding) > 0);
  encodings.sort((one, other) => weightOf(other) - weightOf(one));
  if (cache.size >= MOST_CACHED) cache.clear();
  if (accepted.length <= LONGEST_CACHED) cache.set(accepted, encodings);
  return encodings;
}

/** Returns the weight of each encoding, by its name in lower case. An unreadable weight counts as 0. */
function weightsOf(accepted: string): Map<string, number> {
  return new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
        const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
        return [name, Number(weight) || 0];
      }),
  );
}
