import { bls12_381 } from '@noble/curves/bls12-381.js';
import { hexadecimal } from '../text/hexadecimal.ts';

/** Public key of drand's quicknet (`seed.ts`), as its servers publish it. */
const PUBLIC_KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

export function isSignature(text: string): boolean {
  return /^[0-9a-f]{96}$/.test(text);
}

/** Checks that drand has signed a round; a signature of another round does not pass. */
export async function isSignedRound(round: number, signature: string): Promise<boolean> {
  if (!isSignature(signature)) return false;
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(round));
  const message = new Uint8Array(await crypto.subtle.digest('SHA-256', number.buffer));
  const { hash, verify } = bls12_381.shortSignatures;
  try {
    return verify(bytesOf(signature), hash(message, DOMAIN), bytesOf(PUBLIC_KEY));
  } catch {
    // Not a point of the curve.
    return false;
  }
}

/** Computes the randomness of a round: the SHA-256 of its signature. */
export async function seedOf(signature: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(signature))));
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
