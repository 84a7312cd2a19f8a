const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Copies a text into memory of its own. Engines keep slices and sums as references to their sources, so a text held for
 * long would hold every article it was cut from.
 * @param text well-formed
 */
export function flatCopy(text: string): string {
  return decoder.decode(encoder.encode(text));
}
