/** Makes the server's id of this visit: 128 random bits, in hexadecimal digits. */
export function newSession(): string {
  // `randomUUID` is missing in insecure contexts.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
