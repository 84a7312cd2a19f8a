import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NO_RECORD } from '../../../src/core/editing/article-state.ts';
import { SAVE_ACTION_COPY } from '../../../src/admin/editor/copy.ts';
import { ONLINE, SAVED } from '../../../src/admin/editor/editing-session.support.ts';
import { showEditor } from '../../../src/admin/editor/editor.support.tsx';
import { $followedChange } from '../../../src/admin/editor/publication/visible-changes.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = () => page.getByRole('textbox', { name: /^Titre de l’/ });
const WRITTEN = { form: { title: 'Un titre', slug: 'un-titre' } };

describe('a publication that « Publier » has started', () => {
  it('is followed after its panel is closed, and announced once visitors can see the article', async () => {
    const requestedAt = new Date().toISOString();
    const common = { id: 'p', reason: null, requestedAt, startedAt: requestedAt };
    let isOnline = false;
    const read = vi.fn(() =>
      Promise.resolve(
        isOnline
          ? { ...common, state: 'online' as const, buildId: 'b' }
          : { ...common, state: 'building' as const, buildId: null },
      ),
    );
    const publication = {
      read,
      newest: read,
      retry: () => Promise.resolve('again'),
      onlineBuildId: () => Promise.resolve(isOnline ? 'b' : null),
    };
    const { session, services } = await showEditor({ ...WRITTEN, services: { publication } as never });
    session.publish.mockResolvedValue({ ...SAVED, publicationId: 'p' });
    await button('Publier').click();
    await button('Continuer à écrire').click();
    await expect.element(title()).toBeVisible();
    expect(services.toasts.tell).not.toHaveBeenCalled();
    isOnline = true;
    await expect
      .poll(() => services.toasts.tell)
      .toHaveBeenCalledWith('Article publié avec succès', {
        milliseconds: 5000,
        link: { label: 'Voir', address: '/blog/un-titre' },
      });
    expect(session.confirmOnline).toHaveBeenCalledOnce();
  });
});

it('« Publier » and « Enregistrer comme brouillon » report an unexpected error, and stay enabled', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { session } = await showEditor(WRITTEN);
  for (const [name, write, message] of [
    ['Publier', 'publish', 'Une erreur est survenue lors de la publication'],
    ['Enregistrer comme brouillon', 'saveAsDraft', 'Erreur de sauvegarde\u00a0: Échec de la sauvegarde'],
  ] as const) {
    session[write].mockRejectedValue(new Error('unforeseen'));
    await button(name).click();
    await expect.element(page.getByText(`${message}. ${SAVE_ACTION_COPY.unexplained}`, { exact: true })).toBeVisible();
    await expect.element(button(name)).toBeEnabled();
  }
  vi.restoreAllMocks();
});

it('« Mettre à jour » follows its publication, and does not return to the list when the writer types meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { services, session } = await showEditor({ ...WRITTEN, status: 'published', isCreated: true });
  session.publish.mockResolvedValue({ ...SAVED, publicationId: 'q' });
  await button('Mettre à jour').click();
  await expect.element(page.getByText(/^Publication demandée/)).toBeVisible();
  expect($followedChange.get()).toMatchObject({ change: 'update', publicationId: 'q' });
  await expect.element(page.getByText(/^Retour à la liste dans un instant/)).toBeVisible();
  session.setField('description', 'Encore un mot');
  await expect.element(page.getByText(/^Retour à la liste dans un instant/)).not.toBeInTheDocument();
  vi.advanceTimersByTime(10_000);
  expect(services.navigate).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('a later date takes an online article off the site until then, after a confirmation', async () => {
  const LATER = '2099-01-01T12:00:00Z';
  const { session, services } = await showEditor({
    status: 'published',
    isCreated: true,
    form: { ...WRITTEN.form, publishedAt: LATER },
  });
  await button('Mettre à jour').click();
  await expect.element(page.getByRole('dialog', { name: 'Cet article est en ligne' })).toBeVisible();
  expect(session.publish).not.toHaveBeenCalled();
  session.publish.mockResolvedValue({ ...SAVED, publishedAt: LATER, publicationId: 'w' });
  await button(/^Rien/).click();
  await expect
    .poll(() => services.toasts.tell.mock.calls.map(([text]) => text))
    .toEqual([expect.stringMatching(/^L’article quitte le site.+ le 1er janvier 2099/)]);
  expect($followedChange.get()).toMatchObject({ change: 'withdraw', publicationId: 'w' });
  session.$record.set({ ...session.$record.get(), publishedAt: LATER });
  await button('Mettre à jour').click();
  await expect.poll(() => session.publish.mock.calls.length).toBe(2);
});

describe('a publication that the server has done although its answer was lost', () => {
  const LATE = { intent: 'publish', outcome: { ...SAVED, publicationId: 'p' } } as const;
  const unanswered = async (options: Parameters<typeof showEditor>[0]) => {
    const shown = await showEditor(options);
    shown.session.publish.mockResolvedValue({ kind: 'unreachable' });
    const isUpdate = options?.status === 'published';
    await button(isUpdate ? 'Mettre à jour' : 'Publier').click();
    await expect.element(page.getByText(/^Le serveur ne répond pas/)).toBeVisible();
    return shown;
  };

  it('is announced and followed while the writer goes on writing', async () => {
    const { session, services } = await unanswered(WRITTEN);
    session.setField('description', 'Encore un mot');
    session.$lateWrite.set({ ...LATE, before: NO_RECORD });
    await expect.poll(() => services.toasts.tell.mock.calls).toEqual([['Article publié avec succès']]);
    await expect.poll(() => services.publication.read).toHaveBeenCalledWith('p');
    await expect.element(title()).toBeVisible();
  });

  it('is announced as an update for an article that was online, and does not leave the editor', async () => {
    const { session, services } = await unanswered({ ...WRITTEN, status: 'published', isCreated: true });
    services.toasts.tell.mockReset();
    session.$lateWrite.set({ ...LATE, before: ONLINE });
    await expect.poll(() => services.toasts.tell.mock.calls).toEqual([['Article mis à jour avec succès']]);
    await expect.poll(() => services.publication.read).toHaveBeenCalledWith('p');
    expect(services.navigate).not.toHaveBeenCalled();
  });
});

it('the editor says that a text is saved but not published when a save follows an unanswered publication', async () => {
  const { session } = await showEditor({ ...WRITTEN, isCreated: true });
  for (const [status, name, write, message] of [
    [
      'draft',
      'Publier',
      'publish',
      'Ton texte est enregistré, mais pas publié\u00a0: appuie encore sur «\u00a0Publier\u00a0».',
    ],
    ['published', 'Mettre à jour', 'publish', /^Ton texte est enregistré, mais pas en ligne/],
    [
      'published',
      'Enregistrer comme brouillon',
      'saveAsDraft',
      /^Ton texte est enregistré, mais l’article est toujours en ligne/,
    ],
  ] as const) {
    const record = status === 'published' ? ONLINE : NO_RECORD;
    session.$status.set(status);
    session.$record.set(record);
    session[write].mockResolvedValue({ kind: 'unreachable' });
    await button(name).click();
    await expect.element(page.getByText(/Le serveur ne répond pas/).first()).toBeVisible();
    session.$lateWrite.set({ intent: 'save', outcome: { ...SAVED, status }, before: record });
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByText(/Le serveur ne répond pas/)).not.toBeInTheDocument();
    session.$lateWrite.set(null);
  }
  session.saveAsDraft.mockResolvedValue(SAVED);
  await button('Enregistrer comme brouillon').click();
  await expect.element(page.getByText(/^Ton texte est enregistré, mais/)).not.toBeInTheDocument();

  // After « Sauvegarder » alone, the editor reports nothing as missing.
  session.$status.set('draft');
  session.save.mockResolvedValue({ kind: 'unreachable' });
  await button('Sauvegarder').click();
  await expect.element(page.getByText(/Le serveur ne répond pas/)).toBeVisible();
  session.$lateWrite.set({ intent: 'save', outcome: SAVED, before: NO_RECORD });
  await expect.element(page.getByText(/Le serveur ne répond pas/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Ton texte est enregistré/)).not.toBeInTheDocument();
});
