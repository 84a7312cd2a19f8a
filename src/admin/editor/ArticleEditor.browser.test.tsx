import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SAVED } from './editing-session.support.ts';
import { showEditor } from './editor.support.tsx';
import { violationsInBothSchemes } from '../both-schemes.support.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = () => page.getByRole('textbox', { name: /^Titre de l’/ });
const slug = () => page.getByRole('textbox', { name: /^URL / });
const WRITTEN = { form: { title: 'Un titre', slug: 'un-titre' } };

afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

describe('the page', () => {
  it.each([
    ['blog', false, 'Nouvel article', 'Titre de l’article'],
    ['anecdote', false, 'Nouvelle anecdote', 'Titre de l’anecdote'],
    ['blog', true, 'Modifier article de blog', 'Titre de l’article'],
    ['anecdote', true, 'Modifier anecdote', 'Titre de l’anecdote'],
  ] as const)('of type %s, there already: %s, is called %s', async (contentType, isCreated, name, label) => {
    await showEditor({ form: { contentType }, isCreated });
    await expect.element(heading(name)).toBeVisible();
    await expect.element(page.getByLabelText(label)).toHaveAttribute('placeholder', expect.stringMatching(/^Ex/));
  });

  it('is at the article’s own address once that is saved', async () => {
    const { session, services } = await showEditor(WRITTEN);
    await expect.element(heading('Nouvel article')).toBeVisible();
    expect(services.adoptAddress).not.toHaveBeenCalled();
    session.$isCreated.set(true);
    await expect.element(heading('Modifier article de blog')).toBeVisible();
    await expect.poll(() => services.adoptAddress).toHaveBeenCalledExactlyOnceWith(session.articleId);
  });

  it('keeps its title on one line above what is to be settled', async () => {
    const { session } = await showEditor({ form: { contentType: 'blog' }, isCreated: true });
    session.$recovered.set({ form: session.form(), typedAt: '2026-11-22T12:00:00Z', baseVersion: 1 });
    const banner = page.getByText(/^Un texte non enregistré/);
    await expect.element(banner).toBeVisible();
    const header = heading('Modifier article de blog').element().parentElement?.getBoundingClientRect();
    const notice = banner.element().closest('.notice')?.getBoundingClientRect();
    expect(notice?.left).toBe(header?.left);
    expect(notice?.width).toBe(header?.width);
    expect(heading('Modifier article de blog').element().getBoundingClientRect().height).toBeLessThan(60);
  });

  it('follows the switch of type: titles, placeholder and prefix', async () => {
    await showEditor();
    await page.getByText('Anecdote', { exact: true }).click();
    await expect.element(heading('Nouvelle anecdote')).toBeVisible();
    await expect.element(page.getByText('/anecdote/')).toBeVisible();
    await expect.element(page.getByLabelText('Titre de l’anecdote')).toBeVisible();
  });

  it('has nothing that axe finds wrong on a phone, in both schemes', async () => {
    await showEditor({ ...WRITTEN, isCreated: true, status: 'published', width: 390 });
    for (const part of document.querySelectorAll('details')) part.open = true;
    await expect.element(page.getByLabelText('Amour')).toBeVisible();
    expect(await violationsInBothSchemes(document.querySelector('.editor'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe('the title', () => {
  it('leads the slug, until one is typed', async () => {
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

  it('leaves the slug of what is published', async () => {
    await showEditor({ ...WRITTEN, status: 'published', isCreated: true });
    await title().fill('Autre chose');
    await expect.element(slug()).toHaveValue('un-titre');
  });

  it.each(['', '   ', '\u200b'])('given as %j lets nothing be sent', async (text) => {
    await showEditor({ isCreated: true });
    await title().fill(text);
    await expect.element(button('Publier')).toBeDisabled();
    await expect.element(button('Sauvegarder')).toBeDisabled();
    await expect.element(button('Enregistrer comme brouillon')).toBeDisabled();
  });
});

describe('the order of the form', () => {
  const text = () => page.getByRole('textbox', { name: 'Texte de l’article' });
  const base = () => page.getByText('Informations de base');
  const before = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

  it.each([360, 390, 768])('at %i px begins with title and text, the rest folded below', async (width) => {
    await showEditor({ ...WRITTEN, isCreated: true, width });
    await expect.element(text()).toBeVisible();
    expect(text().element().getBoundingClientRect().top + scrollY).toBeLessThan(650);
    expect(before(text().element(), base().element())).toBe(true);
    expect(page.getByRole('switch', { name: 'Coup de cœur' }).query()).toBeNull();
    expect(slug().query()).toBeNull();
    await base().click();
    await expect.element(page.getByLabelText('Coup de cœur')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('at 1280 px gives the title the whole width, and the text a column beside the rest', async () => {
    await showEditor({ ...WRITTEN, isCreated: true });
    await expect.element(text()).toBeVisible();
    const form = document.querySelector('.editor')?.getBoundingClientRect();
    expect(title().element().getBoundingClientRect().width).toBe(form?.width);
    await expect.element(page.getByLabelText('Coup de cœur')).toBeVisible();
    expect(before(base().element(), text().element())).toBe(true);
  });
});

describe('the buttons', () => {
  it('of a new article are two', async () => {
    await showEditor(WRITTEN);
    await expect.element(button('Publier')).toBeEnabled();
    await expect.element(button('Enregistrer comme brouillon')).toBeEnabled();
    expect(button('Sauvegarder').query()).toBeNull();
    expect(button('Dupliquer').query()).toBeNull();
  });

  it('of a published article update it', async () => {
    await showEditor({ ...WRITTEN, status: 'published', isCreated: true });
    await expect.element(button('Mettre à jour')).toBeEnabled();
    await expect.element(button('Enregistrer comme brouillon')).toHaveAccessibleDescription(/retire l’article du site/);
  });

  it('save, and stay disabled while that lasts', async () => {
    const { session } = await showEditor({ ...WRITTEN, isCreated: true });
    session.$saving.set({ ...session.$saving.get(), status: 'saving' });
    await expect.element(button('Enregistrement…')).toBeDisabled();
    session.$saving.set({ ...session.$saving.get(), status: 'idle' });
    await button('Sauvegarder').click();
    expect(session.save).toHaveBeenCalledOnce();
  });

  it('save a draft, and lead to the drafts', async () => {
    const { services } = await showEditor(WRITTEN);
    await button('Enregistrer comme brouillon').click();
    await expect.poll(() => services.navigate).toHaveBeenCalledWith('/admin/editor?tab=drafts');
    expect(services.toasts.tell).toHaveBeenCalledWith('Brouillon enregistré avec succès');
  });

  it('copy the article, and lead to the copy', async () => {
    const { services, session } = await showEditor({ ...WRITTEN, isCreated: true });
    await button('Dupliquer').click();
    await expect.poll(() => services.navigate).toHaveBeenCalledWith('/admin/editor/copy');
    expect(services.duplicateArticle).toHaveBeenCalledWith(session.articleId);
    expect(services.toasts.tell).toHaveBeenCalledWith('Article dupliqué avec succès');
  });
});

it('is only to be read while another tab writes', async () => {
  const { session } = await showEditor({ ...WRITTEN, isCreated: true });
  session.$obstacles.set(['other-tab']);
  await expect.element(title()).toBeDisabled();
  await expect.element(title()).toHaveValue('Un titre');
  await expect.element(slug()).toBeDisabled();
  await expect.element(page.getByLabelText('Amour')).toBeDisabled();
  await expect.element(button('Écrire ici')).toBeEnabled();
  session.$obstacles.set([]);
  await expect.element(title()).toBeEnabled();
});

it('says where the text is, each place with its time', async () => {
  const { session } = await showEditor({ ...WRITTEN, isCreated: true });
  const places = { onThisComputer: new Date().toISOString(), onTheServer: SAVED.savedAt, online: null };
  session.$saving.set({ status: 'idle', error: null, isUnsaved: true, places });
  const list = page.getByRole('list', { name: 'Où est ton texte' });
  await expect.poll(() => list.element().textContent).toMatch(/^sur cet ordinateur à l’instant.*pas en ligne$/);
  await expect.element(list.getByTitle('22 novembre 2026 à 13\u00a0h\u00a000')).toBeVisible();
  await expect.element(page.getByText('Modifications non enregistrées')).toBeVisible();
});
