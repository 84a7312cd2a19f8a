import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import { axeViolations } from '../../support/axe.ts';
import { button, newDraft, openEditor, textField, toast, typeAtEnd } from '../../support/editor-page.ts';

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
  await newDraft(site.operator, 'Jeté hier', { deleted_at: new Date(Date.now() - 86_400_000).toISOString() });
  await newDraft(site.operator, 'Un titre à changer');
  const application = { name: 'Léo', age: 31, contact_value: 'leo@exemple.fr' };
  const consents = { anonym_consent: true, intimate_consent_at: '2026-11-01T12:00:00Z' };
  const choices = { contact_methods: ['email'], topics: ['ghosting'] };
  await site.operator
    .from('guest_applications')
    .insert({ ...application, ...consents, ...choices })
    .throwOnError();
  const subscription = { email: 'lea@exemple.fr', confirmation: 'not_asked' as const };
  await site.operator.from('newsletter_subscriptions').insert(subscription).throwOnError();
});

afterAll(async () => {
  await visit.context.close();
  await site.stop();
});

const dialog = (name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name });
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Opens a screen in place of the former one. */
async function open(address: string, sign: (page: Page) => Locator): Promise<void> {
  await page?.close();
  page = await visit.open(address);
  await sign(page).first().waitFor();
}

/** Opens an article of its own in the editor. */
async function edit(title: string): Promise<string> {
  const { id } = await newDraft(site.operator, title, { content: CONTENT, tags: ['rencontre'] });
  await page?.close();
  page = await openEditor(visit, `/admin/editor/${id}?type=blog`);
  return id;
}

/** Opens something from the toolbar. */
async function openTool(name: string): Promise<void> {
  await edit(name);
  await textField(page).getByText('Elle a dit oui.').dblclick();
  await tool(name).click();
}

/** Saves an article that somebody else has written meanwhile. */
async function quarrel(title: string): Promise<void> {
  const id = await edit(title);
  const theirs = { content: '<h2>Le rendez-vous</h2><p>Il faisait beau.</p>', description: 'Autrement' };
  await site.operator.from('blog_posts').update(theirs).eq('id', id).throwOnError();
  await typeAtEnd(page, ' Fin.');
  await button(page, 'Sauvegarder').click();
  await dialog('Deux textes pour un article').getByRole('list', { name: 'Différences' }).waitFor();
}

const SCREENS: [string, () => Promise<unknown>][] = [
  ['list', () => open('/admin/editor', (shown) => shown.getByRole('row'))],
  ['drafts', () => open('/admin/editor?tab=drafts', (shown) => shown.getByRole('row'))],
  ['search without result', () => open('/admin/editor?recherche=licorne', (shown) => shown.getByText(/^Aucun titre/))],
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
  ['statistics', () => open('/admin/editor?tab=stats', (shown) => shown.getByText('Vues totales'))],
  ['categories', () => open('/admin/categories', (shown) => shown.getByRole('list', { name: 'Catégories du site' }))],
  ['trash', () => open('/admin/corbeille', (shown) => shown.getByText('Jeté hier'))],
  ['applications', () => open('/admin/candidatures', (shown) => shown.getByRole('row').getByText('Léo'))],
  ['newsletter', () => open('/admin/newsletter', (shown) => shown.getByRole('row').getByText('lea@exemple.fr'))],
  ['journal', () => open('/admin/journal', (shown) => shown.getByRole('combobox', { name: 'Personne' }))],
  ['contest', () => open('/admin/concours', (shown) => shown.getByText(/^Aucune participation ici/))],
  [
    'application in full',
    async () => {
      await open('/admin/candidatures', (shown) => shown.getByRole('row').getByText('Léo'));
      await page.getByRole('button', { name: /^Voir/ }).click();
      await dialog('Léo').waitFor();
    },
  ],
  [
    'titles',
    async () => {
      await open('/admin/editor', (shown) => shown.getByRole('row'));
      await button(page, 'Optimiser les titres').click();
      await dialog()
        .getByLabel('Colle ici une ligne par article')
        .fill('Un titre à changer → Un autre\nInconnu → Rien');
      await dialog().getByRole('button', { name: 'Ajouter au tableau' }).click();
      await dialog().getByText('Aucun article n’a ce titre').waitFor();
    },
  ],
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
  ['conflict', () => quarrel('Disputé')],
  [
    'conflict, paragraph by paragraph',
    async () => {
      await quarrel('Mélangé');
      await dialog().getByRole('button', { name: 'Choisir paragraphe par paragraphe' }).click();
      await dialog().getByRole('radio').first().waitFor();
    },
  ],
  [
    'conflict put off',
    async () => {
      await quarrel('Remis à plus tard');
      await button(page, 'Choisir plus tard').click();
      await dialog().waitFor({ state: 'detached' });
      // Half under the bar of buttons, something is small wherever one stops.
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
  [
    'find',
    async () => {
      await openTool('Rechercher et remplacer');
      await page.getByRole('textbox', { name: 'Rechercher', exact: true }).fill('a');
      await page.getByText(/^\d+ sur \d+$/).waitFor();
    },
  ],
  [
    'link',
    async () => {
      await openTool('Lien');
      await dialog('Lien').getByRole('combobox').fill('premier');
      await dialog('Lien').getByRole('option').first().waitFor();
    },
  ],
  [
    'picture',
    async () => {
      await openTool('Image');
      await dialog('Image').getByRole('button', { name: 'Insérer l’image' }).click();
      await dialog('Image').getByText('Choisis d’abord une image.').waitFor();
    },
  ],
  ['embed', () => openTool('Vidéo ou son').then(() => dialog().waitFor())],
  ['table', () => openTool('Tableau').then(() => dialog().waitFor())],
  [
    'source',
    async () => {
      await openTool('Code HTML');
      await dialog().getByRole('textbox').fill('<p>Un</p><script>2</script>');
      await dialog().getByRole('button', { name: 'Vérifier et appliquer' }).click();
      await dialog()
        .getByText(/^Ligne 1/)
        .first()
        .waitFor();
    },
  ],
  ['shortcuts', () => openTool('Raccourcis clavier').then(() => dialog().waitFor())],
  [
    'slash menu',
    async () => {
      await edit('Des blocs');
      await typeAtEnd(page, '');
      await page.keyboard.press('Enter');
      await page.keyboard.type('/');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  ],
  [
    'recovered text',
    async () => {
      await edit('Retrouvé');
      await typeAtEnd(page, ' Presque perdu.');
      await page.getByText('sur cet ordinateur', { exact: false }).first().waitFor();
      await page.locator('[data-place=onThisComputer] time').waitFor();
      page.on('dialog', (question) => void question.accept());
      await page.reload();
      await button(page, 'Comparer').click();
      await dialog().getByRole('list', { name: 'Différences' }).waitFor();
    },
  ],
  [
    'session to begin again',
    async () => {
      await edit('Expiré');
      // At once: whatever asks the database next is told as well, and opens the dialog over the button.
      await button(page, 'Sauvegarder').evaluate((pressed) => {
        localStorage.clear();
        (pressed as HTMLButtonElement).click();
      });
      await dialog('Ta session a expiré').waitFor();
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

describe('axe finds nothing in both schemes, and a phone cuts nothing, in', () => {
  it.each(SCREENS)('%s', async (_, show) => {
    await show();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const isDialog = (await page.locator('dialog[open]').count()) > 0;
      expect(await axeViolations(page, isDialog ? ['dialog[open]'] : undefined)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(cutParts).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});
