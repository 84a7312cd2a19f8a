/** Makes what the server knows this visit by: 128 random bits, in hexadecimal digits. */
export function newSession(): string {
  // `randomUUID` is missing where a page is not served securely.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
