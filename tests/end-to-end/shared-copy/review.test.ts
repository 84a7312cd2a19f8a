import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import { button, openEditor, storedArticle, typeAtEnd } from '../../support/editor-page.ts';

/** A draft on its way from a contributor to the site. */

const TITLE = 'Un premier texte à relire';

let site: AdministeredSite;
let sessions: { editor: string; contributor: string };
let visits: Visit[] = [];

beforeAll(async () => {
  site = await administerSharedCopy('relecture@exemple.fr');
  const [editor, contributor] = [
    await site.newAccount('camille.redac@exemple.fr'),
    await site.newAccount('lou.plume@exemple.fr'),
  ];
  const members = [
    { id: editor.id, role: 'editor', name: 'Camille' },
    { id: contributor.id, role: 'contributor', name: 'Lou' },
  ];
  await site.operator.from('members').insert(members).throwOnError();
  sessions = { editor: editor.session, contributor: contributor.session };
});

beforeEach(() => {
  visits = [];
});

afterEach(async () => {
  expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
  for (const { context } of visits) await context.close();
});

afterAll(() => site.stop());

async function visitAs(member: keyof typeof sessions): Promise<Visit> {
  const visit = await site.newVisit();
  visits.push(visit);
  await visit.keepSession(sessions[member]);
  return visit;
}

const notice = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Relecture' }).getByText(text);

describe('a draft of a contributor', () => {
  it('is proposed, returned with a comment, proposed again and published', async () => {
    const contributor = await visitAs('contributor');
    const writing = await openEditor(contributor, '/admin/blog/new?type=blog');
    await writing.getByLabel(/^Titre de l’/).fill(TITLE);
    await typeAtEnd(writing, 'Il pleuvait sur le canal.');
    expect(await button(writing, 'Publier').count()).toBe(0);
    await button(writing, 'Proposer').click();
    await notice(writing, /^Ton brouillon attend d’être relu/).waitFor();
    const { id } = (await storedArticle(site.operator, TITLE)) ?? { id: '' };
    // A single tab of a browser writes an article.
    await writing.close();

    const editor = await visitAs('editor');
    const reviewing = await editor.open('/admin/editor');
    await reviewing.getByRole('link', { name: /^À relire \(\d+\)$/ }).click();
    await reviewing.getByRole('link', { name: TITLE, exact: true }).click();
    await notice(reviewing, /^Lou propose ce brouillon/).waitFor();
    await reviewing.getByLabel('Ton commentaire').fill('Dis aussi qui tenait le parapluie.');
    await button(reviewing, 'Renvoyer avec ce commentaire').click();
    await notice(reviewing, /^Lou propose/).waitFor({ state: 'detached' });
    await reviewing.close();

    const returned = await openEditor(contributor, `/admin/editor/${id}?type=blog`);
    await notice(returned, /^Camille te l’a renvoyé/).waitFor();
    await notice(returned, /^Dis aussi qui tenait le parapluie\.$/).waitFor();
    await typeAtEnd(returned, ' Sacha tenait le parapluie.');
    await button(returned, 'Proposer à nouveau').click();
    await notice(returned, /^Ton brouillon attend/).waitFor();
    await returned.close();

    const again = await openEditor(editor, `/admin/editor/${id}?type=blog`);
    await notice(again, /^Lou propose ce brouillon/).waitFor();
    await button(again, 'Publier').click();
    await expect.poll(async () => (await storedArticle(site.operator, TITLE))?.status).toBe('published');
    expect((await storedArticle(site.operator, TITLE))?.content).toContain('Sacha tenait le parapluie.');
  });
});
