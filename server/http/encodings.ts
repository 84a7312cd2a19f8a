export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send few different fields, which are cached; a client that invents others cannot fill the memory. */
const MOST_KEPT = 100;
const LONGEST_KEPT = 200;
const kept = new Map<string, readonly Encoding[]>();

/**
 * Returns the encodings that an `Accept-Encoding` accepts, best weight first, then smallest. `identity` is last unless
 * it is named, and never refused; `*` names none.
 */
export function acceptedEncodings(accepted = ''): readonly Encoding[] {
  const known = kept.get(accepted);
  if (known) return known;
  const weights = weightsOf(accepted);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? 0;
  const encodings = ENCODINGS.filter((encoding) => encoding === 'identity' || weightOf(encoding) > 0);
  encodings.sort((one, other) => weightOf(other) - weightOf(one));
  if (kept.size >= MOST_KEPT) kept.clear();
  if (accepted.length <= LONGEST_KEPT) kept.set(accepted, encodings);
  return encodings;
}

/** Returns the weight of each encoding in lower case; 0 for an unreadable weight. */
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
