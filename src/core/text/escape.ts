/** Escapes a text for use between two tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes the text of a `URL` for XML; `URL` has already encoded all other special characters. */
export function escapeAddress(href: string): string {
  return href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

/** Writes JSON for a `<script>`: no text in it can end the element, or hide its end in a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
