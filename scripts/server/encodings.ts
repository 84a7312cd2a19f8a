/** The forms in which a file is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What the name of a file's form ends with. */
export const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * What each publication writes. It is stored as itself and in Brotli; the few visitors who take gzip alone have it made for
 * them: that spares a publication a third of its files.
 */
export const GZIPPED_WHEN_ASKED = /\.(?:html|json|xml)$/;

/** Bytes from which compressing is worth it. */
export const SMALLEST_COMPRESSED = 512;

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
