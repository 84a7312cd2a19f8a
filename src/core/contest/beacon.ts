import { bls12_381 } from '@noble/curves/bls12-381.js';

/** The key of drand's quicknet (`seed.ts`), as its servers tell it. */
const PUBLIC_KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
/** The scheme `bls-unchained-g1-rfc9380`. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Whether a text is of the form of a signature of quicknet: 96 hexadecimal digits. */
export function isSignature(text: string): boolean {
  return /^[0-9a-f]{96}$/.test(text);
}

/** Checks that drand has signed a round: nobody else can, for this round or for another one. */
export async function isSignedRound(round: number, signature: string): Promise<boolean> {
  if (!isSignature(signature)) return false;
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(round));
  const message = new Uint8Array(await crypto.subtle.digest('SHA-256', number.buffer));
  const { hash, verify } = bls12_381.shortSignatures;
  try {
    return verify(bytesOf(signature), hash(message, DOMAIN), bytesOf(PUBLIC_KEY));
  } catch {
    // No point of the curve.
    return false;
  }
}

/** Computes the randomness of a round from its signature: its SHA-256. */
export async function seedOf(signature: string): Promise<string> {
  return digits(await crypto.subtle.digest('SHA-256', bytesOf(signature)));
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function digits(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
