const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The same text, made of nothing else. An engine keeps a slice as a reference to the whole it was cut from, and a sum as
 * one to its parts: what is held for long would hold every article it was ever cut from.
 *
 * @param text well-formed
 */
export function flatCopy(text: string): string {
  return decoder.decode(encoder.encode(text));
}
