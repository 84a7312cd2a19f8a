import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { administerSharedCopy, type AdministeredSite, type Visit } from './administered-site.ts';
import type { ArticleRow } from './articles.ts';
import { button, newDraft, openEditor, storedArticle, typeAtEnd } from './editor-page.ts';

export const FIRST = 'duo@exemple.fr';
const SECOND = 'duelle@exemple.fr';

/** Two administrators of the shared copy, each with a browser of its own, for the tests of one file. */
interface TwoWriters {
  readonly site: AdministeredSite;
  /** A visit of each writer, which begin anew for each test. */
  readonly visits: [Visit, Visit];
  /** The title of the test's article. */
  readonly title: string;
  /** Returns the test's article as it is stored. */
  stored(): Promise<ArticleRow | null>;
  /** Lets both change the same article and save it, one after the other. @returns the second one's editor, which shows both texts */
  conflict(): Promise<Page>;
}

export function twoWriters(): TwoWriters {
  let site: AdministeredSite;
  let second: string;
  let visits: [Visit, Visit];
  let title: string;

  beforeAll(async () => {
    site = await administerSharedCopy(FIRST);
    const account = await site.newAccount(SECOND);
    await site.operator.from('members').upsert({ id: account.id, role: 'administrator' }).throwOnError();
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

  const stored = () => storedArticle(site.operator, title);
  return {
    get site() {
      return site;
    },
    get visits() {
      return visits;
    },
    get title() {
      return title;
    },
    stored,
    async conflict() {
      const { id } = await newDraft(site.operator, title, { content: '<p>Le début.</p><p>La fin.</p>' });
      const address = `/admin/editor/${id}?type=blog`;
      const [first, other] = await Promise.all([openEditor(visits[0], address), openEditor(visits[1], address)]);
      await typeAtEnd(first, ' Dit la première.');
      await button(first, 'Sauvegarder').click();
      await expect.poll(async () => (await stored())?.content).toContain('Dit la première.');
      await typeAtEnd(other, ' Dit la seconde.');
      await other.getByLabel('Description', { exact: true }).fill('Une accroche');
      await button(other, 'Sauvegarder').click();
      await conflictDialog(other).waitFor();
      return other;
    },
  };
}

export const conflictDialog = (page: Page) => page.getByRole('dialog', { name: 'Deux textes pour un article' });
