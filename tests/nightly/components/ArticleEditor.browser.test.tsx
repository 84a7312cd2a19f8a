import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SaveOutcome } from '../../../src/core/editing/article-store.ts';
import { SAVED } from '../../../src/admin/editor/editing-session.support.ts';
import { showEditor } from '../../../src/admin/editor/editor.support.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const slug = () => page.getByRole('textbox', { name: /^URL / });
const WRITTEN = { form: { title: 'Un titre', slug: 'un-titre' } };

describe('the form of the editor', () => {
  const text = () => page.getByRole('textbox', { name: 'Texte de l’article' });
  const base = () => page.getByText('Informations de base');
  const before = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

  it('keeps the text’s element and the unfolded fields when a narrower window changes the order of its parts', async () => {
    await showEditor({ ...WRITTEN, isCreated: true });
    await expect.element(text()).toBeVisible();
    const opened = text().element();
    await page.viewport(390, 844);
    await expect.poll(() => before(text().element(), base().element())).toBe(true);
    expect(text().element()).toBe(opened);
    await expect.element(slug()).toBeVisible();
  });

  it('unfolds the part that holds an invalid field, and focuses the field', async () => {
    await showEditor({ form: { title: 'Un titre', slug: 'a--b' }, isCreated: true, width: 390 });
    await button('Publier').click();
    await expect.element(slug()).toHaveFocus();
  });
});

describe('the buttons of the editor', () => {
  it('restore and save an article from the trash at the second click when the first request fails', async () => {
    const restoreArticle = vi.fn(() => Promise.resolve('restored' as const));
    restoreArticle.mockRejectedValueOnce(new Error('cut'));
    const { session, services } = await showEditor({ ...WRITTEN, isCreated: true, services: { restoreArticle } });
    session.$obstacles.set(['deleted']);
    await expect.element(button('Restaurer l’article')).toBeVisible();
    await expect.element(button('Publier')).toBeEnabled();
    await button('Restaurer l’article').click();
    await expect
      .poll(() => services.toasts.tell)
      .toHaveBeenCalledWith(expect.stringMatching(/^Impossible de savoir si l’article est restauré/));
    expect(session.save).not.toHaveBeenCalled();
    await button('Restaurer l’article').click();
    await expect.poll(() => session.save).toHaveBeenCalledOnce();
    expect(restoreArticle).toHaveBeenLastCalledWith(session.articleId);
    await expect.poll(() => services.isPublic).toHaveBeenCalledWith(session.articleId);
    expect(services.toasts.tell).toHaveBeenCalledWith('Article restauré');
  });

  it('open the comparison of a conflict, and regain the focus when it is closed', async () => {
    const { session } = await showEditor({ ...WRITTEN, isCreated: true });
    const mine = session.form();
    const theirs = {
      id: session.articleId,
      version: 2,
      form: { ...mine, title: 'Le leur' },
      status: 'draft' as const,
      publishedForm: null,
      savedAt: SAVED.savedAt,
      publishedAt: null,
    };
    session.$conflict.set({ base: mine, mine, theirs: theirs as never, savedBy: 'Ana' });
    await page.getByRole('dialog').getByRole('button', { name: 'Choisir plus tard' }).click();
    const compare = page
      .getByRole('group', { name: 'Enregistrer et publier' })
      .getByRole('button', { name: /^Comparer/ });
    await compare.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Choisir plus tard' }).click();
    await expect.element(compare).toHaveFocus();
    session.$conflict.set(null);
    await expect.element(compare).not.toBeInTheDocument();
  });

  it('save an article before duplicating it, do not duplicate when saving fails, and report a failed copy', async () => {
    const { services, session } = await showEditor({ ...WRITTEN, isCreated: true });
    session.setField('title', 'Un autre titre');
    session.save.mockResolvedValueOnce({ kind: 'unreachable' });
    await button('Dupliquer').click();
    await expect.element(page.getByText(/Le serveur ne répond pas/)).toBeVisible();
    expect(services.duplicateArticle).not.toHaveBeenCalled();
    expect(services.navigate).not.toHaveBeenCalled();

    const answer = Promise.withResolvers<SaveOutcome>();
    session.save.mockReset().mockReturnValue(answer.promise);
    await button('Dupliquer').click();
    await expect.poll(() => session.save).toHaveBeenCalledOnce();
    expect(services.duplicateArticle).not.toHaveBeenCalled();
    services.duplicateArticle.mockRejectedValueOnce(new Error('cut'));
    answer.resolve(SAVED);
    await expect
      .poll(() => services.toasts.tell)
      .toHaveBeenCalledWith('Erreur lors de la duplication de l’article', {
        detail: expect.stringContaining('Regarde parmi les brouillons'),
      });
    expect(services.navigate).not.toHaveBeenCalled();
    await button('Dupliquer').click();
    await expect.poll(() => services.navigate).toHaveBeenCalledWith('/admin/editor/copy');
  });
});
