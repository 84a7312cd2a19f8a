import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyForm } from '../../core/editing/article-form.ts';
import type { UnsentText } from '../editor/saving/unsent-texts.ts';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import { listedArticle } from '../list/listed-article.support.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

const text = (changes: Partial<UnsentText>): UnsentText => ({
  articleId: 'a',
  sessionId: 'c',
  form: { ...emptyForm('blog'), title: 'Un soir' },
  typedAt: '2026-05-14T12:05:00Z',
  isNew: false,
  ...changes,
});
const BEGUN = text({
  articleId: 'n',
  sessionId: 'd',
  form: { ...emptyForm('blog'), content: '<p>À peine commencé</p>' },
  isNew: true,
});
const button = (name: string) => page.getByRole('button', { name, exact: true });

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  localStorage.clear();
  services = fakeServices();
  services.listArticles.mockResolvedValue({ articles: [listedArticle()], total: 1 });
});
afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

describe('unsaved texts of this computer, shown above the list', () => {
  it('open the article, or the address at which a new article was begun', async () => {
    services.restingTexts.mockResolvedValue([text({}), BEGUN]);
    const { history } = await renderScreen(<ListScreen />, services);
    await button('Ouvrir «\u00a0À peine commencé\u00a0»').click();
    expect(history.at(-1)).toBe('/admin/blog/new?brouillon=n&type=blog');
    await button('Ouvrir «\u00a0Un soir\u00a0»').click();
    expect(history.at(-1)).toBe('/admin/editor/a');
  });

  it('are forgotten after « Effacer », once the time to undo is over', async () => {
    services.restingTexts.mockResolvedValueOnce([text({})]);
    await renderScreen(<ListScreen />, services);
    await button('Effacer «\u00a0Un soir\u00a0»').click();
    await expect.poll(() => services.forgetText).toHaveBeenCalledExactlyOnceWith({ articleId: 'a', sessionId: 'c' });
    await expect.poll(() => services.restingTexts).toHaveBeenCalledTimes(2);
  });

  it('are read after the rows have come, and have no heading when there is no such text', async () => {
    const rows = Promise.withResolvers<Awaited<ReturnType<typeof services.listArticles>>>();
    services.listArticles.mockReturnValue(rows.promise);
    await renderScreen(<ListScreen />, services);
    await expect.element(page.getByRole('status', { name: 'Chargement des articles…' })).toBeInTheDocument();
    expect(services.restingTexts).not.toHaveBeenCalled();
    rows.resolve({ articles: [listedArticle()], total: 1 });
    await expect.poll(() => services.restingTexts).toHaveBeenCalledOnce();
    expect(page.getByRole('heading', { name: 'Textes non enregistrés' }).query()).toBeNull();
  });

  it('are shown also when the list cannot be loaded', async () => {
    services.listArticles.mockRejectedValue(new GatewayError('unreachable', 0, '', 'Failed to fetch'));
    services.restingTexts.mockResolvedValue([text({})]);
    await renderScreen(<ListScreen />, services);
    await expect.element(page.getByRole('heading', { name: 'Erreur lors du chargement des articles' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Textes non enregistrés' })).toBeVisible();
  });
});

describe('signing out with texts that only this computer has', () => {
  const signOut = vi.fn();
  const forget = vi.fn();
  const onClose = vi.fn();
  beforeEach(() => void [signOut, forget, onClose].forEach((mock) => mock.mockReset()));
  const open = (written: string[] = []) =>
    renderScreen(
      <SignOutDialog
        texts={[text({}), BEGUN]}
        written={new Set(written)}
        toasts={services.toasts}
        signOut={signOut}
        forget={forget}
        onClose={onClose}
      />,
      services,
    );

  it('opens a dialog that asks first and links to each text', async () => {
    const { history } = await open();
    await expect.element(page.getByRole('dialog', { name: /^Te déconnecter maintenant/ })).toBeVisible();
    await page.getByRole('link', { name: 'À peine commencé' }).click();
    expect(history.at(-1)).toBe('/admin/blog/new?brouillon=n&type=blog');
    expect(onClose).toHaveBeenCalledOnce();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('keeps the texts on « Garder et me déconnecter »', async () => {
    await open();
    await button('Garder et me déconnecter').click();
    expect(signOut).toHaveBeenCalledOnce();
    expect(forget).not.toHaveBeenCalled();
  });

  it('forgets the texts before it ends the session on « Effacer et me déconnecter »', async () => {
    await open();
    await button('Effacer et me déconnecter').click();
    await expect.poll(() => signOut).toHaveBeenCalledOnce();
    expect(forget).toHaveBeenCalledOnce();
    expect(forget).toHaveBeenCalledBefore(signOut);
  });

  it('marks texts that are open in a tab, and offers to delete only the others', async () => {
    await open(['d']);
    const mark = (title: string) =>
      page.getByRole('listitem').filter({ hasText: title }).getByText('Ouvert dans un onglet', { exact: true });
    await expect.element(mark('À peine commencé')).toBeVisible();
    await expect.element(mark('Un soir')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Un texte ouvert dans un onglet ne s’efface pas/)).toBeVisible();
    await expect.element(button('Effacer et me déconnecter')).not.toBeInTheDocument();
    await button('Effacer les autres et me déconnecter').click();
    await expect.poll(() => signOut).toHaveBeenCalledOnce();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('does not offer to delete texts when all of them are open in tabs', async () => {
    await open(['c', 'd']);
    await expect.element(button('Garder et me déconnecter')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Effacer/ })).not.toBeInTheDocument();
  });

  it('keeps the session when the texts cannot be deleted', async () => {
    forget.mockRejectedValue(new Error('QuotaExceededError'));
    await open();
    await button('Effacer et me déconnecter').click();
    await expect.poll(() => services.toasts.warn.mock.lastCall?.[0].text).toBe('Rien n’est effacé');
    expect(signOut).not.toHaveBeenCalled();
  });

  it('has no axe violation in dark mode', async () => {
    document.documentElement.style.colorScheme = 'dark';
    await open();
    const { violations } = await axe.run('dialog');
    expect(violations).toEqual([]);
  });
});
