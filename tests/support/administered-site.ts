import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import { SESSION_KEY } from '../../src/core/privacy/storage-keys.ts';
import { keepValue } from './kept-value.ts';
import { reachCopy, type ReachedCopy } from './installation.ts';
import { type Client } from './test-backend.ts';
import { closeAllOf, runningBrowser } from './worker-browser.ts';

/** A running copy, an administrator of it, and a browser to visit it with. */
export interface AdministeredSite {
  copy: ReachedCopy;
  operator: Client;
  /** The administrator's session as the browser keeps it. */
  session: string;
  newAccount(email: string): Promise<{ id: string; session: string }>;
  /** @param device settings that differ from those of a computer, such as a phone's */
  newVisit(device?: BrowserContextOptions): Promise<Visit>;
  stop(): Promise<void>;
}

export interface Visit {
  context: BrowserContext;
  /** Errors reported by the pages. */
  problems: string[];
  /** Lets the browser find a session in its storage, as an earlier visit would have left it. */
  keepSession(session: string): Promise<void>;
  open(address: string): Promise<Page>;
  /** Opens a page as an administrator. Only the test moves the clock of that page. */
  openAsAdministrator(address: string): Promise<Page>;
  /** Moves the clock of all pages. */
  pass(milliseconds: number): Promise<void>;
}

/**
 * Makes an administrator of the copy that many files share.
 *
 * @param email address of that account; each file uses another one
 */
export async function administerSharedCopy(email: string): Promise<AdministeredSite> {
  const { directory, url } = inject('sharedCopy');
  const copy = reachCopy(directory, url);
  const browser = await runningBrowser();
  const operator = copy.operator();
  const newAccount = async (address: string) => {
    const client = await copy.member(address);
    const { data } = await client.auth.getSession();
    return { id: data.session?.user.id ?? '', session: JSON.stringify(data.session) };
  };
  const { id, session } = await newAccount(email);
  await operator.from('members').upsert({ id, role: 'administrator' }).throwOnError();
  return {
    copy,
    operator,
    session,
    newAccount,
    newVisit: (device) => newVisit(browser, url, session, device),
    stop: () => closeAllOf(browser),
  };
}

/** Milliseconds that a test waits for a page: a busy machine needs much longer than a person would accept. */
const PATIENTLY = 60_000;

async function newVisit(
  browser: Browser,
  url: string,
  administratorSession: string,
  device: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...device,
  });
  context.setDefaultTimeout(PATIENTLY);
  const problems: string[] = [];
  const keepSession = (session: string) => keepValue(context, SESSION_KEY, session);
  const open = async (address: string) => {
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // Some tests provoke refusals by the database, which the browser reports as errors.
      const isRefusal =
        message.text().startsWith('Failed to load resource') && !message.location().url.includes('/_astro/');
      if (message.type() === 'error' && !isRefusal) problems.push(message.text());
    });
    await page.goto(url + address, { waitUntil: 'networkidle' });
    return page;
  };
  return {
    context,
    problems,
    keepSession,
    open,
    async openAsAdministrator(address) {
      await context.clock.install();
      await keepSession(administratorSession);
      const page = await open(address);
      await page.locator('.admin-tools').first().waitFor({ state: 'attached' });
      await context.clock.pauseAt(Date.now() + 60_000);
      return page;
    },
    pass: (milliseconds) => context.clock.runFor(milliseconds),
  };
}

export const cardOf = (page: Page, title: string) => page.locator('.card', { hasText: title }).first();
export const deleteButtonOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Supprimer «\u00a0${title}\u00a0»` }).first();
export const undoButton = (page: Page) => page.getByRole('button', { name: 'Annuler' });

/** Returns the titles of the cards of a page, each once, from the head of the list. */
export async function titlesOn(page: Page): Promise<[string, string, string, ...string[]]> {
  const titles = await page.locator('.card:visible :is(h2, h3)').allTextContents();
  const [first, second, third, ...others] = new Set(titles.map((title) => title.trim()));
  if (!first || !second || !third) throw new Error('The page shows fewer than three cards');
  return [first, second, third, ...others];
}

/**
 * Returns the id of the article of this title; undefined once it is deleted.
 *
 * @param shown the title as its card shows it: with word joiners where no line may break
 */
export async function idOf(operator: Client, shown: string): Promise<string | undefined> {
  const title = shown.replaceAll('\u2060', '');
  const articles = operator.from('blog_posts').select('id').eq('title', title).is('deleted_at', null);
  const { data } = await articles.maybeSingle().throwOnError();
  return data?.id;
}
