/** Calls `begin` now, or once the page is shown if the browser renders it ahead of a visit that may never come. */
export function whenShown(begin: () => void): void {
  if (!('prerendering' in document) || !document.prerendering) begin();
  else document.addEventListener('prerenderingchange', begin, { once: true });
}
