import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETION_PREFIX } from '../../src/core/deletion/deletion-log.ts';
import { SESSION_KEY } from '../../src/gateway/session-key.ts';
import { launchChromium } from '../../scripts/measure/chromium.ts';
import { newInstallation, settledPublication, type Installation, type RunningCopy } from '../support/installation.ts';
import { eventually, PASSWORD, type Client } from '../support/test-backend.ts';

const PAGES_WITH_CARDS = ['/', '/blog', '/anecdotes', '/blog/ecrire-une-bio'];
const DONE = 'Article supprimé avec succès';
const FAILED = 'Erreur lors de la suppression de l’article';

let installation: Installation;
let copy: RunningCopy;
let browser: Browser;
let context: BrowserContext;
let problems: string[];
let operator: Client;
let administratorSession: string;
let memberSession: string;

beforeAll(async () => {
  [installation, browser] = await Promise.all([newInstallation(), launchChromium()]);
  copy = await installation.start();
  operator = installation.operator();
  const administrator = await newAccount('redaction@exemple.fr');
  administratorSession = administrator.session;
  await administrator.client.rpc('claim_first_admin');
  memberSession = (await newAccount('membre@exemple.fr')).session;
});

beforeEach(async () => {
  problems = [];
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await copy.stop();
  installation.remove();
});

async function newAccount(email: string) {
  const client = installation.visitor();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error) throw error;
  return { client, id: data.user?.id ?? '', session: JSON.stringify(data.session) };
}

/** Lets the browser find these entries in its storage, as an earlier visit would have left them. */
async function store(entries: Record<string, string>): Promise<void> {
  await context.addInitScript((found) => {
    if (sessionStorage.getItem('stored')) return;
    for (const [name, value] of Object.entries(found)) localStorage.setItem(name, value);
    sessionStorage.setItem('stored', 'once');
  }, entries);
}

async function open(address: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // A refusal by the database is what some tests are about.
    const isRefusal =
      message.text().startsWith('Failed to load resource') && !message.location().url.includes('/_astro/');
    if (message.type() === 'error' && !isRefusal) problems.push(message.text());
  });
  await page.goto(installation.url + address, { waitUntil: 'networkidle' });
  return page;
}

/** Opens a page as the administrator, whose clock only the test moves. */
async function openAsAdministrator(address: string, entries: Record<string, string> = {}): Promise<Page> {
  await context.clock.install();
  await store({ [SESSION_KEY]: administratorSession, ...entries });
  const page = await open(address);
  await page.locator('.admin-tools').first().waitFor();
  await context.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** Moves the clock of all pages. */
const pass = (milliseconds: number) => context.clock.runFor(milliseconds);

const cardOf = (page: Page, title: string) => page.locator('.card', { hasText: title }).first();
const deleteButtonOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Supprimer «\u00a0${title}\u00a0»` }).first();
const undoButton = (page: Page) => page.getByRole('button', { name: 'Annuler' });

async function titlesOn(page: Page): Promise<string[]> {
  const titles = await page.locator('.card:visible :is(h2, h3)').allTextContents();
  return [...new Set(titles.map((title) => title.trim()))];
}

/** @param shown the title as its card shows it: with joiners where no line may end */
async function idOf(shown: string): Promise<string | undefined> {
  const title = shown.replaceAll('\u2060', '');
  const { data } = await operator.from('blog_posts').select('id').eq('title', title).maybeSingle().throwOnError();
  return data?.id;
}

/** The newest anecdote that stands in the grid; tests use the list up from its head. */
async function firstTitle(page: Page): Promise<string> {
  const [title] = await titlesOn(page);
  if (!title) throw new Error('The page shows no card');
  return title;
}

describe('a visitor', () => {
  it.each(PAGES_WITH_CARDS)('is sent nothing of the tools on %s', async (address) => {
    const scripts: string[] = [];
    const requests: string[] = [];
    context.on('request', (request) => requests.push(new URL(request.url()).pathname));
    context.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    const page = await open(address);
    await eventually(() => scripts.some((script) => script.includes(SESSION_KEY)), 'the starter has come');
    const tools = /\/_astro\/tools[^`'"]*\.js/.exec(scripts.join('\n'))?.[0];
    expect(tools).toBeDefined();
    expect(requests).not.toContain(tools);
    expect(requests.filter((path) => /^\/(rest|auth)\//.test(path))).toEqual([]);
    expect(scripts.join('\n')).not.toMatch(/supabase\.|admin-tools|Ajouter un article/);
    expect(await page.locator('[class*=admin]').count()).toBe(0);
  });

  const forged = { access_token: 'a.b.c', refresh_token: 'x', token_type: 'bearer', user: { id: 'x' } };
  it.each([
    ['text', 'x'],
    ['an object', '{}'],
    ['an expired session', JSON.stringify({ ...forged, expires_at: 1, expires_in: 1 })],
    ['a session that nobody gave', JSON.stringify({ ...forged, expires_at: 4e9, expires_in: 3600 })],
  ])('who stores %s as a session gets none', async (_what, value) => {
    await store({ [SESSION_KEY]: value });
    const page = await open('/blog');
    expect(await page.locator('[class*=admin]').count()).toBe(0);
    expect(await page.locator('.card').count()).toBeGreaterThan(5);
  });

  it('who is signed in without being an administrator gets none', async () => {
    await store({ [SESSION_KEY]: memberSession });
    const asked = context.waitForEvent('response', (response) => response.url().includes('/rest/v1/admins'));
    const page = await open('/blog');
    expect(await (await asked).json()).toEqual([]);
    expect(await page.locator('[class*=admin]').count()).toBe(0);
  });
});

describe('an administrator', () => {
  it.each(PAGES_WITH_CARDS)('finds the tools on every card of %s', async (address) => {
    const page = await openAsAdministrator(address);
    const cards = page.locator('.card, main article:has(.label)');
    expect(await cards.count()).toBeGreaterThan(2);
    expect(await page.locator('.admin-tools').count()).toBe(await cards.count());
    for (const size of await page
      .locator('.admin-tools > *')
      .evaluateAll((tools) =>
        tools.map((tool) => Math.min(tool.getBoundingClientRect().width, tool.getBoundingClientRect().height)),
      )) {
      expect(size).toBeGreaterThanOrEqual(44);
    }
  });

  it('is led to the editor of the article', async () => {
    const page = await openAsAdministrator('/blog');
    const title = await firstTitle(page);
    const id = await idOf(title);
    await page
      .getByRole('link', { name: `Modifier «\u00a0${title}\u00a0»` })
      .first()
      .click();
    await page.waitForURL(`**/admin/editor/${id}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Bientôt');
    await page.goto(`${installation.url}/blog/ecrire-une-bio`);
    const link = page.getByRole('link', { name: 'Modifier cet article' });
    const { data } = await operator.from('blog_posts').select('id').eq('slug', 'ecrire-une-bio').single();
    expect(await link.getAttribute('href')).toBe(`/admin/editor/${data?.id}`);
  });

  it('is offered to add an article among the favourites', async () => {
    const page = await openAsAdministrator('/blog');
    await page.getByRole('link', { name: 'Ajouter un article' }).click();
    await page.waitForURL('**/admin/editor');
  });

  it('still follows a card by its title', async () => {
    const page = await openAsAdministrator('/anecdotes');
    const title = await firstTitle(page);
    await cardOf(page, title).click();
    await page.waitForURL(/\/anecdote\//);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(title);
  });
});

describe('the back office', () => {
  it.each(['/admin', '/admin/editor', '/admin/blog/new?type=blog'])('says at %s that it is coming', async (address) => {
    const response = await fetch(installation.url + address);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('Rien n’est perdu');
    expect(page).toContain('<meta name="robots" content="noindex">');
  });

  it('is in no sitemap', async () => {
    expect(await (await fetch(`${installation.url}/sitemap/1.xml`)).text()).not.toContain('/admin');
  });
});

describe('a deletion', () => {
  it('hides every card of the article at once, and brings them back when undone', async () => {
    const page = await openAsAdministrator('/blog');
    const title = await firstTitle(page);
    const cards = page.locator('main article', { has: page.getByRole('heading', { name: title }) });
    const count = await cards.count();
    expect(count).toBeGreaterThan(1);
    await deleteButtonOf(page, title).click();
    await page.getByRole('status').getByText('Article supprimé').waitFor();
    expect(await cards.filter({ visible: true }).count()).toBe(0);
    await pass(7900);
    await undoButton(page).click();
    await page.getByText('Suppression annulée').waitFor();
    expect(await cards.filter({ visible: true }).count()).toBe(count);
    await pass(60_000);
    expect(await idOf(title)).toBeDefined();
  });

  it('is final after 8 s, and then online', async () => {
    const page = await openAsAdministrator('/anecdotes');
    const title = await firstTitle(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await pass(7700);
    expect(await idOf(title)).toBeDefined();
    await pass(500);
    await page.getByText(DONE).waitFor();
    expect(await idOf(title)).toBeUndefined();
    // Until it is published, the list that is still online hides the card.
    await page.reload({ waitUntil: 'networkidle' });
    await page.locator('.admin-tools').first().waitFor({ state: 'attached' });
    expect(await titlesOn(page)).not.toContain(title);
    await settledPublication(operator);
    expect(await (await fetch(`${installation.url}/anecdotes`)).text()).not.toContain(title);
  });

  it('stands still while its message is pointed at or holds the keyboard', async () => {
    const page = await openAsAdministrator('/anecdotes');
    const title = await firstTitle(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).hover();
    await pass(30_000);
    await undoButton(page).focus();
    await page.mouse.move(5, 5);
    await pass(30_000);
    expect(await undoButton(page).textContent()).toMatch(/[78] s/);
    expect(await idOf(title)).toBeDefined();
    await page.keyboard.press('Enter');
    await cardOf(page, title).waitFor();
  });

  it('works by keyboard: on to the next card, and back by Ctrl + Z', async () => {
    const page = await openAsAdministrator('/anecdotes');
    const [first = '', second = '', third = ''] = await titlesOn(page);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.locator('.card').first().locator('a').first().focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(`Modifier «\u00a0${first}\u00a0»`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await cardOf(page, first).waitFor({ state: 'hidden' });
    expect(await focused()).toBe(`Supprimer «\u00a0${second}\u00a0»`);
    await page.keyboard.press('Enter');
    await cardOf(page, second).waitFor({ state: 'hidden' });
    expect(await focused()).toBe(`Supprimer «\u00a0${third}\u00a0»`);
    await page.keyboard.press('Control+z');
    await cardOf(page, second).waitFor();
    expect(await focused()).toBe(`Supprimer «\u00a0${second}\u00a0»`);
    expect(await cardOf(page, first).isVisible()).toBe(false);
    await page.keyboard.press('Control+z');
    await cardOf(page, first).waitFor();
    expect(await focused()).toBe(`Supprimer «\u00a0${first}\u00a0»`);
  });

  it('takes no other card along on a double click, nor by a key that is held down', async () => {
    const page = await openAsAdministrator('/anecdotes');
    // The first is shown large above the list: where it goes, no card takes its place.
    const [large = '', clicked = '', held = '', ...others] = await titlesOn(page);
    await deleteButtonOf(page, clicked).dblclick();
    await cardOf(page, clicked).waitFor({ state: 'hidden' });
    expect(await titlesOn(page)).toEqual([large, held, ...others]);
    await deleteButtonOf(page, held).focus();
    await page.keyboard.down('Enter');
    await cardOf(page, held).waitFor({ state: 'hidden' });
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await titlesOn(page)).toEqual([large, ...others]);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await cardOf(page, clicked).waitFor();
  });

  it('goes with its time from page to page', async () => {
    const page = await openAsAdministrator('/anecdotes');
    const [title = '', other = ''] = await titlesOn(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await pass(2000);
    await deleteButtonOf(page, other).click();
    await page.getByText(other).last().waitFor();
    await pass(1000);
    await page.goto(`${installation.url}/confidentialite`);
    await eventually(async () => (await undoButton(page).count()) === 2, 'both are offered again');
    const offers = await undoButton(page).allTextContents();
    expect(offers.sort()).toEqual(['Annuler5 s', 'Annuler7 s']);
    await page.locator('.admin-toasts div', { hasText: other }).getByRole('button').click();
    await page.mouse.move(5, 5);
    await pass(6000);
    await page.getByText(DONE).waitFor();
    expect(await idOf(title)).toBeUndefined();
    expect(await idOf(other)).toBeDefined();
    await settledPublication(operator);
  });

  it('whose time has passed unseen may be undone for 8 s again', async () => {
    const page = await openAsAdministrator('/anecdotes');
    const title = await firstTitle(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await page.goto(`${installation.url}/robots.txt`);
    await pass(3_600_000);
    expect(await idOf(title)).toBeDefined();
    await page.goto(`${installation.url}/anecdotes`);
    await undoButton(page).waitFor();
    expect(await undoButton(page).textContent()).toBe('Annuler8 s');
    expect(await titlesOn(page)).not.toContain(title);
    await undoButton(page).click();
    await cardOf(page, title).waitFor();
  });

  it('is one, however many tabs are open, and passes on when its tab is closed', async () => {
    const deletions: string[] = [];
    context.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()));
    const first = await openAsAdministrator('/anecdotes');
    const second = await open('/anecdotes');
    await second.locator('.admin-tools').first().waitFor();
    const [title = '', other = ''] = await titlesOn(first);

    await deleteButtonOf(first, title).click();
    await cardOf(second, title).waitFor({ state: 'hidden' });
    expect(await undoButton(second).count()).toBe(0);
    await undoButton(first).click();
    await cardOf(second, title).waitFor();
    await pass(10_000);
    expect(await undoButton(second).count()).toBe(0);
    expect(deletions).toEqual([]);

    await deleteButtonOf(first, title).click();
    await cardOf(second, title).waitFor({ state: 'hidden' });
    await undoButton(first).waitFor();
    await pass(8200);
    await first.getByText(DONE).waitFor();

    await deleteButtonOf(first, other).click();
    await cardOf(second, other).waitFor({ state: 'hidden' });
    await first.close();
    await eventually(async () => {
      await pass(200);
      return (await undoButton(second).count()) === 1;
    }, 'the second tab takes over');
    await pass(8200);
    await second.getByText(DONE).waitFor();
    expect(await idOf(other)).toBeUndefined();
    expect(deletions).toHaveLength(2);
    await settledPublication(operator);
  });

  it('does not hide an article that is written again', async () => {
    const page = await openAsAdministrator('/anecdotes');
    const title = await firstTitle(page);
    const { data } = await operator.from('blog_posts').select().eq('title', title).single().throwOnError();
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await pass(8200);
    await page.getByText(DONE).waitFor();
    await operator.from('blog_posts').insert(data).throwOnError();
    await settledPublication(operator);
    await page.reload();
    await cardOf(page, title).waitFor();
    await deleteButtonOf(page, title).waitFor();
  });

  it('that the database refuses brings the card back, and says so', async () => {
    const former = await newAccount('ancienne@exemple.fr');
    await operator.from('admins').insert({ id: former.id }).throwOnError();
    const page = await openAsAdministrator('/anecdotes', { [SESSION_KEY]: former.session });
    const title = await firstTitle(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await operator.from('admins').delete().eq('id', former.id).throwOnError();
    await pass(8200);
    const alert = page.getByRole('alert');
    await alert.getByText(FAILED).waitFor();
    expect(await alert.textContent()).toContain('est toujours en ligne');
    await cardOf(page, title).waitFor();
    expect(await idOf(title)).toBeDefined();
    await alert.getByRole('button', { name: 'Fermer' }).click();
    await alert.waitFor({ state: 'detached' });
    expect(
      await page.evaluate(
        (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
        DELETION_PREFIX,
      ),
    ).toEqual([]);
  });

  it('that no network carries brings the card back, and works the next time', async () => {
    const page = await openAsAdministrator('/anecdotes');
    const title = await firstTitle(page);
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await context.route('**/rest/v1/blog_posts*', (route) => route.abort());
    await pass(8200);
    await page.getByText(FAILED).waitFor();
    await context.unroute('**/rest/v1/blog_posts*');
    await deleteButtonOf(page, title).click();
    await undoButton(page).waitFor();
    await pass(8200);
    await page.getByText(DONE).waitFor();
    expect(await idOf(title)).toBeUndefined();
  });

  it('is not what anything else in the storage asks for', async () => {
    const { data } = await operator
      .from('blog_posts')
      .select('id')
      .eq('slug', 'ecrire-une-bio')
      .single()
      .throwOnError();
    const forged = {
      articleId: data.id,
      name: 'ecrire-une-bio',
      title: '<img src=x onerror=alert(1)>',
      deadline: Date.now(),
      isDone: false,
    };
    const page = await openAsAdministrator('/blog', {
      [DELETION_PREFIX]: 'x',
      [`${DELETION_PREFIX}${data.id}`]: JSON.stringify({ ...forged, requestedBy: 'somebody else' }),
      [`${DELETION_PREFIX}b8a3c1de-0000-4000-8000-000000000001`]: JSON.stringify(forged),
    });
    await pass(60_000);
    expect(await page.locator('.admin-toasts > *').count()).toBe(0);
    expect(await idOf('Écrire une bio qui donne envie de répondre')).toBe(data.id);
  });
});
