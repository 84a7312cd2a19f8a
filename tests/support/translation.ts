import type { BrowserContext, Locator } from 'playwright';

/** Makes every page of a context be translated as Chromium and Edge do it: see `translateTexts`. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(translateTexts);
}

/** Returns the text of an element without the marks of a translation. */
export async function wordsOf(element: Locator): Promise<string> {
  return ((await element.textContent()) ?? '').replaceAll('\u200b', '');
}

/**
 * Replaces each text of a page, also those that come later, by a copy in two `<font>` elements. An invisible sign marks the end
 * of a copy. A script that still holds the replaced text changes nothing on the screen.
 */
function translateTexts(): void {
  const skipped = 'font font, script, style, noscript, template, textarea, option, title';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data === '' || !text.parentElement || text.parentElement.closest(skipped)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `${text.data}\u200b`;
      text.replaceWith(outer);
    }
  };
  const begin = () => {
    translate(document.body);
    new MutationObserver(() => translate(document.body)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  // Begins before the scripts of the page run: modules wait until the document is read.
  document.addEventListener('readystatechange', begin, { once: true });
}
