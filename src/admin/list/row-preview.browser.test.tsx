import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyForm } from '../../core/editing/article-form.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { listedArticle } from './listed-article.support.ts';
import { ListScreen } from './ListScreen.tsx';

const DRAFT = listedArticle({ id: 'd', title: 'Pas encore', status: 'draft', publishedAt: null });

let services: ReturnType<typeof fakeServices>;
const look = async () => {
  await renderScreen(<ListScreen />, services, '/admin/editor?tab=drafts');
  await page.getByRole('button', { name: 'Voir «\u00a0Pas encore\u00a0»' }).click();
};
const warning = () => services.toasts.warn.mock.calls[0]?.[0];

beforeEach(async () => {
  localStorage.clear();
  services = fakeServices();
  services.listArticles.mockResolvedValue({ articles: [DRAFT], total: 1 });
  await page.viewport(1280, 900);
});

describe('seeing what is not online', () => {
  it('shows it as its page will, and leads back', async () => {
    services.articleForm.mockResolvedValue({ ...emptyForm('blog'), title: 'Pas encore' });
    await look();
    const dialog = page.getByRole('dialog', { name: 'Aperçu de l’article' });
    await expect.element(dialog).toBeVisible();
    expect(services.articleForm.mock.calls).toEqual([['d']]);
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Voir «\u00a0Pas encore\u00a0»' })).toHaveFocus();
  });

  it('says when it is gone', async () => {
    services.articleForm.mockResolvedValue(null);
    await look();
    await expect
      .poll(warning)
      .toMatchObject({ text: 'L’aperçu ne s’ouvre pas', advice: expect.stringMatching(/plus/) });
  });

  it('says when it does not come', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    services.articleForm.mockRejectedValue(new TypeError('Failed to fetch'));
    await look();
    await expect
      .poll(warning)
      .toMatchObject({ text: 'L’aperçu ne s’ouvre pas', advice: expect.stringMatching(/connexion/) });
    vi.restoreAllMocks();
  });
});
