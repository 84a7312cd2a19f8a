/** Decodes a part of an address; null for what is no percent-encoding. */
export function decodedPart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
