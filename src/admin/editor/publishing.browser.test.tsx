import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NO_RECORD } from '../../core/editing/article-state.ts';
import { SAVED } from './editing-session.support.ts';
import { showEditor } from './editor.support.tsx';
import { noteUpload } from './pictures/uploads-under-way.ts';
import { $followedChange } from './publication/visible-changes.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = () => page.getByRole('textbox', { name: /^Titre de l’/ });
const slug = () => page.getByRole('textbox', { name: /^URL / });
const WRITTEN = { form: { title: 'Un titre', slug: 'un-titre' } };

afterEach(() => {
  vi.useRealTimers();
});

describe('publishing', () => {
  it('shows each error at its field, says when the server does not answer, and ends with the success panel', async () => {
    const recentArticles = vi.fn(() => Promise.resolve([{ id: '7', title: 'Un récent' }]));
    const { session } = await showEditor({
      form: { ...WRITTEN.form, metaTitle: 'a'.repeat(62), slug: 'coeur-❤️' },
      services: { recentArticles },
    });
    await button('Publier').click();
    await expect.element(slug()).toHaveFocus();
    await expect.element(slug()).toHaveAccessibleDescription(/enlève ❤️/);
    await expect
      .element(page.getByLabelText('Titre pour les moteurs'))
      .toHaveAccessibleDescription(/Trop long de 2 caractères/);
    await expect.element(page.getByText('2 champs sont à corriger avant d’enregistrer.')).toBeVisible();
    expect(session.publish).not.toHaveBeenCalled();

    session.setField('metaTitle', '');
    await slug().fill('un-titre');
    session.publish.mockResolvedValueOnce({ kind: 'slug-taken' });
    await button('Publier').click();
    await expect.element(slug()).toHaveAccessibleDescription(/déjà prise/);
    await expect.element(slug()).toHaveFocus();
    await slug().fill('autre');
    await expect.element(slug()).not.toHaveAccessibleDescription(/déjà prise/);

    session.publish.mockResolvedValueOnce({ kind: 'refused', field: 'metaDescription', message: 'Trop, c’est trop' });
    await button('Publier').click();
    const field = page.getByLabelText('Description pour les moteurs');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/Trop, c’est trop/);

    session.publish.mockResolvedValueOnce({ kind: 'unreachable' });
    await button('Publier').click();
    await expect.element(page.getByText(/^Le serveur ne répond pas/)).toBeVisible();
    await expect.element(title()).toHaveValue('Un titre');

    await button('Publier').click();
    await expect.element(page.getByRole('heading', { name: 'Article publié avec succès\u202f!' })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Un récent' })).toHaveAttribute('href', '/admin/editor/7');
    for (const [name, address] of [
      ['Créer un nouvel article', '/admin/blog/new?type=blog'],
      ['Retour à la liste', '/admin/editor'],
    ] as const) {
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await button('Continuer à écrire').click();
    await expect.element(title()).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('for a later date announces that date, and says when there is no recent article', async () => {
    const { session, services } = await showEditor(WRITTEN);
    session.publish.mockResolvedValue({ ...SAVED, publishedAt: '2099-01-01T12:00:00Z', publicationId: null });
    await button('Publier').click();
    await expect
      .poll(() => services.toasts.tell.mock.calls)
      .toEqual([
        [
          'Article programmé\u00a0: il paraîtra le 1er janvier 2099 à 13\u00a0h\u00a000, tout seul.',
          { milliseconds: 5000 },
        ],
      ]);
    await expect.element(page.getByRole('heading', { name: /^Article programmé/ })).toBeVisible();
    await expect.element(page.getByText('Aucun article récent')).toBeVisible();
  });
});

describe('while a picture is being uploaded', () => {
  const PENDING = 'Une image n’est pas encore arrivée\u00a0: ce que tu publies maintenant partira sans elle.';
  let arrived: () => void;
  beforeEach(() => {
    arrived = noteUpload();
  });
  afterEach(() => arrived());

  it('publishing keeps the form shown, and warns that the picture is missing', async () => {
    const { services } = await showEditor(WRITTEN);
    await button('Publier').click();
    await expect
      .poll(() => services.toasts.tell.mock.calls)
      .toEqual([['Article publié avec succès', { milliseconds: 5000 }]]);
    await expect.element(title()).toBeVisible();
    await expect.element(page.getByText(PENDING)).toBeVisible();
  });

  it('updating does not lead to the list, and warns of pending pictures until all have arrived', async () => {
    const { services } = await showEditor({ ...WRITTEN, status: 'published', isCreated: true });
    await button('Mettre à jour').click();
    await expect
      .poll(() => services.toasts.tell)
      .toHaveBeenCalledWith('Article mis à jour avec succès', expect.anything());
    await expect.element(page.getByText(PENDING)).toBeVisible();
    await expect.element(page.getByText(/Retour à la liste dans un instant/)).not.toBeInTheDocument();
    const arrivedToo = noteUpload();
    await expect.element(page.getByText(/^2 images ne sont pas encore arrivées/)).toBeVisible();
    arrivedToo();
    arrived();
    await expect.element(page.getByText(/pas encore arrivée/)).not.toBeInTheDocument();
  });
});

describe('turning a published article into a draft', () => {
  it('follows the publication that takes the article off the site', async () => {
    const { session } = await showEditor({ ...WRITTEN, status: 'published', isCreated: true });
    session.saveAsDraft.mockResolvedValue({ ...SAVED, status: 'draft', publicationId: 'q' });
    await button('Enregistrer comme brouillon').click();
    await expect.poll(() => $followedChange.get()).toMatchObject({ change: 'unpublish', publicationId: 'q' });
  });
});

it('a failed update shows the reason of the server; a successful update leads to the list after 3 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { services, session } = await showEditor({ ...WRITTEN, status: 'published', isCreated: true });
  session.publish.mockResolvedValueOnce({ kind: 'refused', field: null, message: 'Non' });
  await button('Mettre à jour').click();
  await expect
    .poll(() => services.toasts.tell)
    .toHaveBeenCalledWith('Erreur lors de la mise à jour de l’article\u00a0: Non');
  await expect.element(page.getByText('Non', { exact: true })).toBeVisible();
  await expect.element(button('Mettre à jour')).toHaveAttribute('aria-disabled', 'false');
  await button('Mettre à jour').click();
  await expect
    .poll(() => services.toasts.tell)
    .toHaveBeenCalledWith('Article mis à jour avec succès', { milliseconds: 3000 });
  vi.advanceTimersByTime(3000);
  expect(services.navigate).toHaveBeenCalledWith('/admin/editor');
});

describe('a later date for a published article', () => {
  const LATER = '2099-01-01T12:00:00Z';

  it('asks for confirmation, then schedules the update and keeps the online version until that date', async () => {
    const { session, services } = await showEditor({
      status: 'published',
      isCreated: true,
      form: { ...WRITTEN.form, publishedAt: LATER },
    });
    await button('Mettre à jour').click();
    await expect.element(page.getByRole('dialog', { name: 'Cet article est en ligne' })).toBeVisible();
    await button('Revenir').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(session.publish).not.toHaveBeenCalled();
    expect(session.schedule).not.toHaveBeenCalled();
    session.schedule.mockResolvedValue({ ...SAVED, hasWorkingCopy: true, scheduledAt: LATER });
    await button('Mettre à jour').click();
    await button(/^La version en ligne/).click();
    await expect
      .poll(() => services.toasts.tell.mock.calls.map(([text]) => text))
      .toEqual([expect.stringMatching(/^C’est noté.+ jusqu’au 1er janvier 2099 à 13/)]);
    expect(session.publish).not.toHaveBeenCalled();
  });

  it('shows an article whose publication lies ahead as scheduled, not as published', async () => {
    await showEditor({ ...WRITTEN, status: 'published', isCreated: true, record: { publishedAt: LATER } });
    await expect.element(page.getByText(/^Programmé pour le 1er janvier 2099/)).toBeVisible();
    await expect.element(page.getByText('Publié', { exact: true })).not.toBeInTheDocument();
  });
});

it('a publication confirmed late, after an unreachable server, shows the success panel and is followed', async () => {
  const { session, services } = await showEditor(WRITTEN);
  session.publish.mockResolvedValue({ kind: 'unreachable' });
  await button('Publier').click();
  await expect.element(page.getByText(/^Le serveur ne répond pas/)).toBeVisible();
  session.$lateWrite.set({
    intent: 'publish',
    outcome: { ...SAVED, publicationId: 'p' },
    before: NO_RECORD,
  });
  await expect.element(page.getByRole('heading', { name: 'Article publié avec succès\u202f!' })).toBeVisible();
  await expect.poll(() => services.publication.read).toHaveBeenCalledWith('p');
  await expect.element(page.getByText(/^Le serveur ne répond pas/)).not.toBeInTheDocument();
});
