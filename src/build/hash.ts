import { hash as hashOnce } from 'node:crypto';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Copies a text into memory of its own: engines keep slices as references to their sources, here whole articles. */
function flatCopy(text: string): string {
  return decoder.decode(encoder.encode(text));
}

/** Length of a key in characters of base64url: 132 bits. */
export const KEY_LENGTH = 22;

/** Hashes a text to a short key. */
export function hash(text: string): string {
  return flatCopy(hashOnce('sha256', text, 'base64url').slice(0, KEY_LENGTH));
}

/** Returns the SHA-256 digest in base64, as policies write it. */
export function digest(bytes: Uint8Array): string {
  return hashOnce('sha256', bytes, 'base64');
}
