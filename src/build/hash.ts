import { hash as hashOnce } from 'node:crypto';

/** Hashes a text to 22 characters. */
export function hash(text: string): string {
  return hashOnce('sha256', text, 'base64url').slice(0, 22);
}
