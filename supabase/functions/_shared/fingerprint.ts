import { type AddressSource, senderAddress, networkOf, networksOf } from './client-network.ts';

/** Returns a keyed hash in 32 hexadecimal digits, which recognizes a text but does not reveal it. */
export async function fingerprint(secret: string, parts: string[]): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(parts.join('\n')));
  return hexadecimal(new Uint8Array(signature).subarray(0, 16));
}

/** Hashes the network of a request with the date, so that it is unrecognizable the next day. */
export function networkFingerprint(headers: Headers, source: AddressSource, secret: string, now: Date) {
  return fingerprint(secret, [now.toISOString().slice(0, 10), networkOf(senderAddress(headers, source))]);
}

/** Hashes each of the client's networks, the narrowest first, with blanks between. */
export async function networkFingerprints(headers: Headers, source: AddressSource, secret: string, now: Date) {
  const day = now.toISOString().slice(0, 10);
  const networks = networksOf(senderAddress(headers, source));
  return (await Promise.all(networks.map((network) => fingerprint(secret, [day, network])))).join(' ');
}

export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
