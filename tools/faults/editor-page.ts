import type { BrowserContext, Page } from 'playwright';
import { JOURNAL_DATABASE } from '../../src/core/privacy/storage-keys.ts';

/** Exact texts of the editor's screen. */
const SCREEN = {
  text: 'Texte de l’article',
  save: 'Sauvegarder',
  writeHere: 'Écrire ici',
  useRecovered: 'Reprendre ce texte',
  openConflict: 'Comparer les deux textes',
  keepMine: 'Garder mon texte',
  later: 'Plus tard',
};

/** Milliseconds after which a burst of keystrokes is in the journal. */
const REST = 800;

/** The editor, found and used by the labels on its buttons and fields. */
export interface EditorPage {
  readonly page: Page;
  /** Types at the end of the text. */
  type(text: string): Promise<void>;
  save(): Promise<void>;
  text(): Promise<string>;
  isUnsaved(): Promise<boolean>;
  /** Settles a recovered text, a conflict, another tab, or an expired session. */
  settle(): Promise<void>;
  writeHere(): Promise<void>;
  /** Resolves once a recovered text is offered, or after this many milliseconds. */
  offered(most: number): Promise<void>;
  /** Resolves once the journal holds all typed text, or has failed to store it. */
  journalWritten(): Promise<void>;
  isJournalEmpty(): Promise<boolean>;
  /** Ends the tab's process like a crash. */
  crash(): Promise<void>;
}

export async function openEditor(context: BrowserContext, address: string): Promise<EditorPage> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  await page.goto(address);
  const textbox = page.getByRole('textbox', { name: SCREEN.text });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const clickIfThere = async (name: string) => {
    const found = button(name).first();
    if (!(await found.isVisible())) return false;
    await found.click({ timeout: 3000 }).catch(() => {});
    return true;
  };
  await textbox.waitFor({ timeout: 60_000 });
  return {
    page,
    async type(text) {
      await textbox.focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(text);
    },
    save: async () => void (await clickIfThere(SCREEN.save)),
    text: () => textbox.innerText(),
    isUnsaved: () =>
      page.evaluate(() => {
        const event = new Event('beforeunload', { cancelable: true });
        return !window.dispatchEvent(event);
      }),
    async settle() {
      await clickIfThere(SCREEN.later);
      await clickIfThere(SCREEN.useRecovered);
      if (!(await button(SCREEN.keepMine).isVisible())) await clickIfThere(SCREEN.openConflict);
      await clickIfThere(SCREEN.keepMine);
    },
    writeHere: async () => void (await clickIfThere(SCREEN.writeHere)),
    offered: (timeout) =>
      button(SCREEN.useRecovered)
        .first()
        .waitFor({ timeout })
        .catch(() => {}),
    async journalWritten() {
      // Waits by the page's own clock: on a busy machine a burst is written late, but before this timer ends.
      await page.evaluate((rest) => new Promise((resolve) => setTimeout(resolve, rest)), REST);
      // This transaction comes after every write that has begun.
      await page.evaluate(countJournal, JOURNAL_DATABASE);
    },
    isJournalEmpty: async () => (await page.evaluate(countJournal, JOURNAL_DATABASE)) === 0,
    async crash() {
      const session = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash', { timeout: 5000 }).catch(() => null);
      void session.send('Page.crash').catch(() => {});
      await crashed;
      await page.close().catch(() => {});
    },
  };
}

/** Counts the entries of the journal. Runs in the page. */
function countJournal(database: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onerror = () => reject(opening.error ?? new Error('no journal'));
    opening.onsuccess = () => {
      const counting = opening.result.transaction('entries', 'readwrite').objectStore('entries').count();
      counting.onerror = () => reject(counting.error ?? new Error('no journal'));
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}
