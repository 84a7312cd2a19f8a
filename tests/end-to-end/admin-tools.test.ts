import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sitemapAddresses } from '../../scripts/measure/sitemap.ts';
import { SESSION_KEY } from '../../src/gateway/browser/session-key.ts';
import {
  cardOf,
  idOf,
  startAdministeredSite,
  titlesOn,
  type AdministeredSite,
  type Visit,
} from '../support/administered-site.ts';
import { eventually } from '../support/test-backend.ts';

const PAGES_WITH_CARDS = ['/', '/blog', '/anecdotes', '/blog/ecrire-une-bio'];

let site: AdministeredSite;
let visit: Visit;

beforeAll(async () => {
  site = await startAdministeredSite(inject('publishedCopy'));
});
beforeEach(async () => {
  visit = await site.newVisit();
});
afterEach(async () => {
  await visit.context.close();
  expect(visit.problems).toEqual([]);
});
afterAll(() => site.stop());

describe('a visitor', () => {
  it.each(PAGES_WITH_CARDS)('is sent nothing of the tools on %s', async (address) => {
    const scripts: string[] = [];
    const requests: string[] = [];
    visit.context.on('request', (request) => requests.push(new URL(request.url()).pathname));
    visit.context.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    const page = await visit.open(address);
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
    await visit.keepSession(value);
    const page = await visit.open('/blog');
    expect(await page.locator('[class*=admin]').count()).toBe(0);
    expect(await page.locator('.card').count()).toBeGreaterThan(5);
  });

  it('who is signed in without being an administrator gets none', async () => {
    const member = await site.newAccount('membre@exemple.fr');
    await visit.keepSession(member.session);
    const asked = visit.context.waitForEvent('response', (response) =>
      response.url().includes('/rest/v1/rpc/is_admin'),
    );
    const page = await visit.open('/blog');
    expect(await (await asked).json()).toBe(false);
    expect(await page.locator('[class*=admin]').count()).toBe(0);
  });
});

describe('an administrator', () => {
  it.each(PAGES_WITH_CARDS)('finds the tools on every card of %s', async (address) => {
    const page = await visit.openAsAdministrator(address);
    const cards = page.locator('.card, main article:has(.label)');
    expect(await cards.count()).toBeGreaterThan(2);
    expect(await page.locator('.admin-tools').count()).toBe(await cards.count());
    // Sizes of layout: far down a page, a rectangle of the viewport is rounded to some 0.0003 px.
    const sizes = await page
      .locator('.admin-tools > *')
      .evaluateAll((tools: HTMLElement[]) => tools.map((tool) => Math.min(tool.offsetWidth, tool.offsetHeight)));
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
  });

  it('is led to the editor of the article', async () => {
    const page = await visit.openAsAdministrator('/blog');
    const [title] = await titlesOn(page);
    const id = await idOf(site.operator, title);
    await page
      .getByRole('link', { name: `Modifier «\u00a0${title}\u00a0»` })
      .first()
      .click();
    await page.waitForURL(`**/admin/editor/${id}?retour=%2Fblog`);
    await page.getByRole('navigation', { name: 'Rédaction' }).waitFor();
    await page.clock.resume();
    await page.getByRole('link', { name: 'Retour à la page' }).click();
    await page.waitForURL(`${site.installation.url}/blog`);
    await page.goto(`${site.installation.url}/blog/ecrire-une-bio`);
    const link = page.getByRole('link', { name: 'Modifier cet article' });
    const { data } = await site.operator.from('blog_posts').select('id').eq('slug', 'ecrire-une-bio').single();
    expect(await link.getAttribute('href')).toBe(`/admin/editor/${data?.id}?retour=%2Fblog%2Fecrire-une-bio`);
  });

  it('is offered to add an article among the favourites', async () => {
    const page = await visit.openAsAdministrator('/blog');
    await page.getByRole('link', { name: 'Ajouter un article' }).click();
    await page.waitForURL('**/admin/editor');
  });

  it('still follows a card by its title', async () => {
    const page = await visit.openAsAdministrator('/anecdotes');
    const [title] = await titlesOn(page);
    await cardOf(page, title).click();
    await page.waitForURL(/\/anecdote\//);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(title);
  });
});

describe('the back office', () => {
  it('is in no sitemap', async () => {
    const listed = await sitemapAddresses(site.installation.url);
    expect(listed).toContain('/');
    expect(listed.filter((address) => address.startsWith('/admin'))).toEqual([]);
  });
});
