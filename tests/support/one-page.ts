import { afterAll, beforeEach, describe } from 'vitest';
import { page } from 'vitest/browser';
// Imported before any file of tests, so that this module unmounts the components that each test has rendered.
import { cleanup } from 'vitest-browser-react';

/** Size of the window in which a page of tests opens. */
const WINDOW = { width: 414, height: 896 };

/** Registers the tests of several files in one page. Loading a page and the modules of an editor costs more than most tests do. */
export function shareOnePage(files: Record<string, () => Promise<unknown>>): void {
  beforeEach(() => page.viewport(WINDOW.width, WINDOW.height));
  for (const [path, load] of Object.entries(files)) {
    describe(path, async () => {
      await load();
      afterAll(async () => {
        await cleanup();
        document.body.replaceChildren();
      });
    });
  }
}
