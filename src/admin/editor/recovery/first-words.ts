const LENGTH = 80;
const BLOCK_TAG = /<\/?(?:p|h[1-6]|li|div|br|tr|t[dh]|blockquote)\b/gi;

/** The first words of an HTML text, to know it by; empty when it has none. Parsed apart from the page: nothing of it loads or runs. */
export function firstWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(BLOCK_TAG, ' $&'), 'text/html');
  const letters = Array.from(body.textContent.replace(/\s+/g, ' ').trim());
  return letters.length > LENGTH ? `${letters.slice(0, LENGTH).join('').trimEnd()}…` : letters.join('');
}
