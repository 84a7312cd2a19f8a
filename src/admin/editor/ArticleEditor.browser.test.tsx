import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SAVED } from './editing-session.support.ts';
import { showEditor } from './editor.support.tsx';
import { violationsInBothSchemes } from '../both-schemes.support.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = () => page.getByRole('textbox', { name: /^Titre de l’/ });
const slug = () => page.getByRole('textbox', { name: /^URL / });
const text = () => page.getByRole('textbox', { name: 'Texte de l’article' });
const base = () => page.getByText('Informations de base');
const WRITTEN = { form: { title: 'Un titre', slug: 'un-titre' } };

const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

it('names the type of the article in its heading, and takes the address of the article once it is created', async () => {
  const { session, services } = await showEditor();
  await expect.element(heading('Nouvel article')).toBeVisible();
  await expect
    .element(page.getByLabelText('Titre de l’article'))
    .toHaveAttribute('placeholder', expect.stringMatching(/^Ex/));
  await page.getByText('Anecdote', { exact: true }).click();
  await expect.element(heading('Nouvelle anecdote')).toBeVisible();
  await expect.element(page.getByText('/anecdote/')).toBeVisible();
  await expect
    .element(page.getByLabelText('Titre de l’anecdote'))
    .toHaveAttribute('placeholder', expect.stringMatching(/^Ex/));
  expect(services.adoptAddress).not.toHaveBeenCalled();
  session.$isCreated.set(true);
  await expect.element(heading('Modifier anecdote')).toBeVisible();
  await expect.poll(() => services.adoptAddress).toHaveBeenCalledExactlyOnceWith(session.articleId);
  session.setField('contentType', 'blog');
  await expect.element(heading('Modifier article de blog')).toBeVisible();

  // The heading stays on one line above the notice of a recovered text.
  session.$recovered.set({ form: session.form(), typedAt: '2026-11-22T12:00:00Z', baseVersion: 1 });
  const banner = page.getByText(/^Un texte non enregistré/);
  await expect.element(banner).toBeVisible();
  const header = heading('Modifier article de blog').element().parentElement?.getBoundingClientRect();
  const notice = banner.element().closest('.notice')?.getBoundingClientRect();
  expect(notice?.left).toBe(header?.left);
  expect(notice?.width).toBe(header?.width);
  expect(heading('Modifier article de blog').element().getBoundingClientRect().height).toBeLessThan(60);
});

describe('the title', () => {
  it('determines the slug until a slug is typed, and again after « Régénérer »', async () => {
    const { session } = await showEditor();
    await title().fill('Où draguer ?');
    await expect.element(slug()).toHaveValue('ou-draguer');
    await expect.element(page.getByLabelText('URL générée automatiquement à partir du titre')).toBeVisible();
    await slug().fill('Mon Adresse');
    await expect.element(page.getByLabelText('URL personnalisée')).toHaveValue('mon-adresse');
    await title().fill('Autre chose');
    await expect.element(slug()).toHaveValue('mon-adresse');
    await button('Régénérer').click();
    await expect.element(slug()).toHaveValue('autre-chose');
    expect(session.$fields.get()).toMatchObject({ slug: 'autre-chose', isSlugCustom: false });
  });

  it('keeps the slug of a published article when it changes, and disables every save while it is blank', async () => {
    const { session } = await showEditor({ ...WRITTEN, status: 'published', isCreated: true });
    await expect.element(button('Mettre à jour')).toBeEnabled();
    await expect.element(button('Enregistrer comme brouillon')).toHaveAccessibleDescription(/quitte le site/);
    await title().fill('Autre chose');
    await expect.element(slug()).toHaveValue('un-titre');
    session.$status.set('draft');
    for (const empty of ['', '   ', '\u200b']) {
      session.setField('title', 'Un titre');
      await expect.element(button('Publier')).toBeEnabled();
      await title().fill(empty);
      await expect.element(button('Publier')).toBeDisabled();
      await expect.element(button('Sauvegarder')).toBeDisabled();
      await expect.element(button('Enregistrer comme brouillon')).toBeDisabled();
    }
  });
});

it('shows title and text first on a phone, folds the other fields below, and passes axe in both schemes', async () => {
  await showEditor({ ...WRITTEN, isCreated: true, status: 'published', width: 390 });
  await expect.element(text()).toBeVisible();
  expect(text().element().getBoundingClientRect().top + scrollY).toBeLessThan(650);
  expect(isBefore(text().element(), base().element())).toBe(true);
  expect(page.getByRole('switch', { name: 'Coup de cœur' }).query()).toBeNull();
  expect(slug().query()).toBeNull();
  await base().click();
  await expect.element(page.getByLabelText('Coup de cœur')).toBeVisible();
  for (const part of document.querySelectorAll('details')) part.open = true;
  await expect.element(page.getByLabelText('Amour')).toBeVisible();
  expect(await violationsInBothSchemes(document.querySelector('.editor'))).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(360, 844);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('has a bar of buttons less than 80 px high on a phone', async () => {
  const { session } = await showEditor({ ...WRITTEN, isCreated: true, width: 390 });
  await expect.element(button('Publier')).toBeEnabled();
  await expect.element(button('Sauvegarder')).toBeVisible();
  expect(document.querySelector('.save-bar')?.getBoundingClientRect().height).toBeLessThan(80);
  await button('Enregistrer comme brouillon').click();
  expect(session.saveAsDraft).toHaveBeenCalledOnce();
});

it('has the buttons of an online article in one row on a phone of 360 px', async () => {
  await showEditor({ ...WRITTEN, isCreated: true, status: 'published', width: 360 });
  await expect.element(button('Mettre à jour')).toBeEnabled();
  const buttons = [...document.querySelectorAll('.save-bar-buttons > .button')];
  expect(buttons).toHaveLength(3);
  expect(new Set(buttons.map((shown) => shown.getBoundingClientRect().top)).size).toBe(1);
  expect(document.querySelector('#draft-hint')?.getBoundingClientRect().height).toBeLessThan(30);
  for (const shown of buttons) expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
});

it('says beside the buttons, once, that there is no connection', async () => {
  const { session } = await showEditor({ ...WRITTEN, isCreated: true });
  const told = page.getByRole('status').filter({ hasText: 'Pas de connexion.' });
  session.$obstacles.set(['offline']);
  await expect.element(told).toBeVisible();
  expect(told.element().closest('.save-bar')).not.toBeNull();
  session.$obstacles.set([]);
  await expect.element(told).not.toBeInTheDocument();
});

describe('on a wide screen', () => {
  it('leaves a space between the words of « Enregistrer comme brouillon »', async () => {
    await showEditor({ ...WRITTEN, isCreated: true, width: 1280 });
    await expect.element(button('Enregistrer comme brouillon')).toBeVisible();
    const [verb, noun] = document.querySelectorAll('.draft-button > span');
    const word = document.createRange();
    word.setStart(verb?.firstChild as Node, 0);
    word.setEnd(verb?.firstChild as Node, 'Enregistrer comme'.length);
    const space = (noun?.getBoundingClientRect().left ?? 0) - word.getBoundingClientRect().right;
    expect(space).toBeGreaterThan(2);
  });

  it('shows the title above two columns, says where the text is saved, and is read-only while another tab writes', async () => {
    const { session } = await showEditor({ ...WRITTEN, isCreated: true });
    await expect.element(text()).toBeVisible();
    const form = document.querySelector('.editor')?.getBoundingClientRect();
    expect(title().element().getBoundingClientRect().width).toBe(form?.width);
    await expect.element(page.getByLabelText('Coup de cœur')).toBeVisible();
    const [side, main] = [base(), text()].map((part) => part.element().getBoundingClientRect());
    expect(side?.right).toBeLessThan(main?.left ?? 0);
    expect(isBefore(base().element(), text().element())).toBe(true);

    const places = { onThisComputer: new Date().toISOString(), onTheServer: SAVED.savedAt, online: null };
    session.$saving.set({ status: 'idle', error: null, isUnsaved: true, places });
    const list = page.getByRole('list', { name: 'Où est ton texte' });
    await expect.poll(() => list.element().textContent).toMatch(/^sur cet ordinateur à l’instant.*pas en ligne$/);
    await expect.element(list.getByTitle('22 novembre 2026 à 13\u00a0h\u00a000')).toBeVisible();
    await expect.element(page.getByText('Modifications non enregistrées')).toBeVisible();

    session.$obstacles.set(['other-tab']);
    await expect.element(title()).toBeDisabled();
    await expect.element(title()).toHaveValue('Un titre');
    await expect.element(slug()).toBeDisabled();
    await expect.element(page.getByLabelText('Amour')).toBeDisabled();
    await expect.element(button('Publier')).toBeDisabled();
    await button('Écrire ici').click();
    expect(session.writeHere).toHaveBeenCalledOnce();
    session.$obstacles.set([]);
    await expect.element(title()).toBeEnabled();
    // The button that had the focus is gone.
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('saves the article unless a save is under way, and duplicates the article', async () => {
    const { services, session } = await showEditor({ ...WRITTEN, isCreated: true });
    session.$saving.set({ ...session.$saving.get(), status: 'saving' });
    await expect.element(button('Enregistrement…')).toHaveAttribute('aria-disabled', 'true');
    await button('Enregistrement…').click({ force: true });
    expect(session.save).not.toHaveBeenCalled();
    session.$saving.set({ ...session.$saving.get(), status: 'idle' });
    const saved = Promise.withResolvers<typeof SAVED>();
    session.save.mockReturnValueOnce(saved.promise);
    await button('Sauvegarder').click();
    await expect.element(button('Sauvegarder')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Sauvegarder')).toHaveFocus();
    saved.resolve(SAVED);
    await expect.element(button('Sauvegarder')).toHaveAttribute('aria-disabled', 'false');
    expect(session.save).toHaveBeenCalledOnce();
    await button('Dupliquer').click();
    await expect.poll(() => services.navigate).toHaveBeenCalledWith('/admin/editor/copy');
    expect(services.duplicateArticle).toHaveBeenCalledWith(session.articleId);
    expect(services.toasts.tell).toHaveBeenCalledWith('Article dupliqué avec succès');
  });

  it('saves the text on « Restaurer l’article » when the article has already left the trash', async () => {
    const restoreArticle = vi.fn(() => Promise.resolve('not_deleted' as const));
    const { session, services } = await showEditor({ ...WRITTEN, isCreated: true, services: { restoreArticle } });
    session.$obstacles.set(['deleted']);
    await button('Restaurer l’article').click();
    await expect.poll(() => session.save).toHaveBeenCalledOnce();
    expect(services.toasts.tell).toHaveBeenCalledWith('Article restauré');
  });

  it('offers to publish a new article or to save it as a draft, which leads to the list of drafts', async () => {
    const { services } = await showEditor(WRITTEN);
    await expect.element(button('Publier')).toBeEnabled();
    expect(button('Sauvegarder').query()).toBeNull();
    expect(button('Dupliquer').query()).toBeNull();
    await button('Enregistrer comme brouillon').click();
    await expect.poll(() => services.navigate).toHaveBeenCalledWith('/admin/editor?tab=drafts');
    expect(services.toasts.tell).toHaveBeenCalledWith('Brouillon enregistré avec succès');
  });
});
