import { hash as hashOnce } from 'node:crypto';
import { flatCopy } from '../core/text/flat-copy.ts';

export function hash(text: string): string {
  return flatCopy(hashOnce('sha256', text, 'base64url').slice(0, 22));
}

/** Returns the SHA-256 digest in base64, as policies write it. */
export function digest(bytes: Uint8Array): string {
  return hashOnce('sha256', bytes, 'base64');
}
