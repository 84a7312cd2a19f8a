import { hash as hashOnce } from 'node:crypto';
import { flatCopy } from '../core/text/flat-copy.ts';

/** Hashes a text to 22 characters. */
export function hash(text: string): string {
  return flatCopy(hashOnce('sha256', text, 'base64url').slice(0, 22));
}

/** Returns the SHA-256 digest of bytes in base64, as policies name what they allow. */
export function digest(bytes: Uint8Array): string {
  return hashOnce('sha256', bytes, 'base64');
}
