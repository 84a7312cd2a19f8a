/** The forms in which a file may be stored. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What the name of a file's form ends with. */
export const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

const CHOICES: readonly (readonly Encoding[])[] = [
  ['identity'],
  ['gzip', 'identity'],
  ['br', 'identity'],
  ['br', 'gzip', 'identity'],
];

/** The forms that an `Accept-Encoding` takes, the smallest first. */
export function acceptedEncodings(accepted: string | undefined): readonly Encoding[] {
  if (accepted === undefined) return CHOICES[0] as readonly Encoding[];
  const choice = (/br/i.test(accepted) ? 2 : 0) + (accepted.includes('gzip') ? 1 : 0);
  return CHOICES[choice] as readonly Encoding[];
}
