import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import { axeViolations } from '../../support/axe.ts';
import { button, newDraft, openEditor, toast, typeAtEnd } from '../../support/editor-page.ts';

const CONTENT = `
  <h2>Le rendez-vous</h2><p>Il pleuvait sur la place, et <a href="/blog/nulle-part">nous avons ri</a> longtemps.</p>
  <p>Elle a dit oui.</p><h3>La suite</h3><ul><li>Un café</li><li>Deux cafés</li></ul>
  <table><tbody><tr><th>Jour</th><th>Heure</th></tr><tr><td>Lundi</td><td>Midi</td></tr></tbody></table>
  <blockquote><p>On se rappelle.</p></blockquote><p>Voilà.</p>`;

let site: AdministeredSite;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  site = await administerSharedCopy('nuit-axe@exemple.fr');
  visit = await site.newVisit();
  await visit.keepSession(site.session);
});

afterAll(async () => {
  await visit.context.close();
  await site.stop();
});

const dialog = (name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name });

/** Closes the current screen and opens another one. */
async function open(address: string, sign: (page: Page) => Locator): Promise<void> {
  await page?.close();
  page = await visit.open(address);
  await sign(page).first().waitFor();
}

/** Creates a draft and opens it in the editor. */
async function edit(title: string): Promise<string> {
  const { id } = await newDraft(site.operator, title, { content: CONTENT, tags: ['rencontre'] });
  await page?.close();
  page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  return id;
}

/** Saves an article that has been changed in the database meanwhile. */
async function quarrel(title: string): Promise<void> {
  const id = await edit(title);
  const theirs = { content: '<h2>Le rendez-vous</h2><p>Il faisait beau.</p>', description: 'Autrement' };
  await site.operator.from('blog_posts').update(theirs).eq('id', id).throwOnError();
  await typeAtEnd(page, ' Fin.');
  await button(page, 'Sauvegarder').click();
  await dialog('Deux textes pour un article').getByRole('list', { name: 'Différences' }).waitFor();
}

/** Whole screens and the dialogs over them. Tests of components check the parts of screens one by one. */
const SCREENS: [string, () => Promise<unknown>][] = [
  [
    'question before a deletion',
    async () => {
      await open('/admin/editor', (shown) => shown.getByRole('row'));
      await page
        .getByRole('button', { name: /^Supprimer/ })
        .first()
        .click();
      await dialog().waitFor();
    },
  ],
  ['contest', () => open('/admin/concours', (shown) => shown.getByText(/^Aucune participation ici/))],
  ['editor', () => edit('Un article en entier')],
  [
    'editor without title',
    async () => {
      await edit('Bientôt sans titre');
      await page.getByLabel(/^Titre de l’/).fill('  ');
      await page.getByLabel(/^URL /).fill('a b 😀');
      await page.getByText('Le titre ne peut pas être vide').waitFor();
    },
  ],
  [
    'checklist',
    async () => {
      await edit('À relire');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.getByText(/points à regarder$/).waitFor();
    },
  ],
  [
    'live preview',
    async () => {
      await edit('En direct');
      await page.getByLabel('Aperçu en direct').click();
      await page.frameLocator('iframe').getByText('Elle a dit oui.').waitFor();
    },
  ],
  [
    'preview',
    async () => {
      await edit('Un aperçu');
      await button(page, 'Aperçu').click();
      await page.frameLocator('dialog iframe').getByText('Elle a dit oui.').waitFor();
    },
  ],
  [
    'versions',
    async () => {
      await edit('En versions');
      await typeAtEnd(page, ' Fin.');
      await button(page, 'Sauvegarder').click();
      await toast(page, 'Sauvegarde réussie').or(page.getByText('Tout est enregistré')).first().waitFor();
      await button(page, 'Versions').click();
      await dialog().getByRole('list').getByRole('button').last().click();
      await dialog().getByRole('button', { name: 'Restaurer cette version' }).waitFor();
    },
  ],
  [
    'postponed conflict',
    async () => {
      await quarrel('Remis à plus tard');
      await button(page, 'Choisir plus tard').click();
      await dialog().waitFor({ state: 'detached' });
      // At the end of the page, no target is half under the bar of buttons, where it would measure as too small.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
  ],
  [
    'date',
    async () => {
      await edit('Un jour');
      await page.getByRole('button', { name: /^Date de publication/ }).click();
      await dialog().getByRole('grid').waitFor();
    },
  ],
];

/** Lists elements wider than the phone's screen or than their dialog. */
function cutParts(): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ nodeName, scrollWidth, clientWidth }) => `${nodeName} ${scrollWidth} > ${clientWidth}`),
  );
}

describe('a screen of the back office passes axe in both schemes and fits a phone', () => {
  it.each(SCREENS)('%s', async (_, show) => {
    await show();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const isDialog = (await page.locator('dialog[open]').count()) > 0;
      const rules = colorScheme === 'light' ? 'all' : 'colours';
      expect(await axeViolations(page, isDialog ? ['dialog[open]'] : undefined, rules)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(cutParts).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});
