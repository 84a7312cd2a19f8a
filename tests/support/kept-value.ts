import type { BrowserContext } from 'playwright';

/**
 * Lets each tab of a context find a value in the browser's storage, as an earlier visit would have left it. After a reload, the
 * tab finds what its page has made of it.
 */
export async function keepValue(context: BrowserContext, key: string, value: string): Promise<void> {
  await context.addInitScript(
    ([name, text]) => {
      const mark = `kept ${name}`;
      if (sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, 'once');
      localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}
