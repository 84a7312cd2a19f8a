import { hash as hashOnce } from 'node:crypto';
import { flatCopy } from '../core/text/flat-copy.ts';

/** Hashes a text to 22 characters. */
export function hash(text: string): string {
  return flatCopy(hashOnce('sha256', text, 'base64url').slice(0, 22));
}
