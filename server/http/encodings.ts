/** The forms in which a file is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send few different texts, which are read once each; whoever sends others cannot fill the memory. */
const MOST_KEPT = 100;
const LONGEST_KEPT = 200;
const kept = new Map<string, readonly Encoding[]>();

/**
 * The forms that an `Accept-Encoding` takes, the best first: those of the same weight from the smallest on. A file as it is
 * comes last unless it is named, and is never refused, since every file has that form; `*` names none.
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

/** The weight of each form that an `Accept-Encoding` names, in small letters; 0 for one that makes no sense. */
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
