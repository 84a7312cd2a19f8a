import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import { button, newDraft, openEditor, storedArticle, typeAtEnd } from '../../support/editor-page.ts';

const FIRST = 'duo@exemple.fr';
const SECOND = 'duelle@exemple.fr';

let site: AdministeredSite;
/** The session of another administrator. */
let second: string;
let visits: [Visit, Visit];
let title: string;

beforeAll(async () => {
  site = await administerSharedCopy(FIRST);
  const account = await site.newAccount(SECOND);
  await site.operator.from('members').insert({ id: account.id, role: 'administrator' }).throwOnError();
  second = account.session;
});

beforeEach(async ({ task }) => {
  title = task.name;
  visits = [await site.newVisit(), await site.newVisit()];
  await visits[0].keepSession(site.session);
  await visits[1].keepSession(second);
});

afterEach(async () => {
  for (const { context } of visits) await context.close();
});

afterAll(() => site.stop());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Deux textes pour un article' });
const stored = () => storedArticle(site.operator, title);

/** An article that both have opened. */
async function openByBoth(): Promise<[Page, Page]> {
  const { id } = await newDraft(site.operator, title, { content: '<p>Le début.</p><p>La fin.</p>' });
  const address = `/admin/editor/${id}?type=blog`;
  return Promise.all([openEditor(visits[0], address), openEditor(visits[1], address)]);
}

/** Both have changed the same article, the first has saved: the second sees both texts. */
async function conflict(): Promise<Page> {
  const [first, other] = await openByBoth();
  await typeAtEnd(first, ' Dit la première.');
  await button(first, 'Sauvegarder').click();
  await expect.poll(async () => (await stored())?.content).toContain('Dit la première.');
  await typeAtEnd(other, ' Dit la seconde.');
  await other.getByLabel('Description', { exact: true }).fill('Une accroche');
  await button(other, 'Sauvegarder').click();
  await dialog(other).waitFor();
  return other;
}

describe('two people in one article', () => {
  it('each see the other, and since when', async () => {
    const { id } = await newDraft(site.operator, title);
    await visits[0].context.clock.install();
    const first = await openEditor(visits[0], `/admin/editor/${id}?type=blog`);
    const other = await openEditor(visits[1], `/admin/editor/${id}?type=blog`);
    await other.getByText(/^duo@exemple\.fr écrit aussi ici depuis \d+\sh\s\d\d$/).waitFor();
    await first.clock.fastForward(20_000);
    await first.getByText(/^duelle@exemple\.fr écrit aussi ici depuis \d+\sh\s\d\d$/).waitFor();
    await other.getByRole('link', { name: 'Retour aux articles' }).click();
    await expect
      .poll(async () => {
        await first.clock.fastForward(20_000);
        return first.getByText(/écrit aussi ici/).count();
      })
      .toBe(0);
  });

  it('end by choosing of each paragraph', async () => {
    const page = await conflict();
    await dialog(page).getByRole('button', { name: 'Choisir paragraphe par paragraphe' }).click();
    const choice = dialog(page).getByRole('group', { name: 'Que garder' });
    await choice
      .filter({ has: page.getByRole('radio', { name: 'Les deux' }) })
      .getByLabel('Les deux')
      .check();
    await dialog(page).getByRole('button', { name: 'Garder ce mélange' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await stored())?.content).toContain('Dit la seconde.');
    expect((await stored())?.content).toContain('Dit la première.');
  });
});
