import type { BrowserContext, Page } from 'playwright';

/** What the editor's screen says, to the letter. */
const SCREEN = {
  text: 'Texte de l’article',
  save: 'Sauvegarder',
  writeHere: 'Écrire ici',
  useRecovered: 'Reprendre ce texte',
  openConflict: 'Comparer les deux textes',
  keepMine: 'Garder la mienne',
  later: 'Plus tard',
};

/** The editor as somebody uses it: by its names on screen. */
export interface EditorPage {
  readonly page: Page;
  /** Types at the end of the text. */
  type(text: string): Promise<void>;
  save(): Promise<void>;
  /** The text as it stands on screen. */
  text(): Promise<string>;
  isUnsaved(): Promise<boolean>;
  /** Goes on with what is to be settled: a recovered text, a conflict, another tab, an expired session. */
  settle(): Promise<void>;
  writeHere(): Promise<void>;
  /** Ends the tab's process, as a crash does. */
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
    async crash() {
      const session = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash', { timeout: 5000 }).catch(() => null);
      void session.send('Page.crash').catch(() => {});
      await crashed;
      await page.close().catch(() => {});
    },
  };
}
