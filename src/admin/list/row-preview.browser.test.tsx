import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyForm } from '../../core/editing/article-form.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { listedArticle } from './listed-article.support.ts';
import { ListScreen } from './ListScreen.tsx';

const DRAFT = listedArticle({ id: 'd', title: 'Pas encore', status: 'draft', publishedAt: null });

let services: ReturnType<typeof fakeServices>;
const warning = () => services.toasts.warn.mock.lastCall?.[0];

beforeEach(async () => {
  localStorage.clear();
  services = fakeServices();
  services.listArticles.mockResolvedValue({ articles: [DRAFT], total: 1 });
  await page.viewport(1280, 900);
});

it('the list previews a draft in a dialog, and says why when the draft is gone or cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderScreen(<ListScreen />, services, '/admin/editor?tab=drafts');
  const see = page.getByRole('button', { name: 'Voir «\u00a0Pas encore\u00a0»' });
  services.articleForm.mockResolvedValueOnce(null);
  services.listArticles.mockClear();
  await see.click();
  await expect.poll(warning).toMatchObject({ text: 'L’aperçu ne s’ouvre pas', advice: expect.stringMatching(/plus/) });
  const listed = () => services.listArticles.mock.calls.length;
  await expect.poll(listed, { message: 'requests for the list, which the advice announces' }).toBe(1);
  services.articleForm.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await see.click();
  await expect
    .poll(warning)
    .toMatchObject({ text: 'L’aperçu ne s’ouvre pas', advice: expect.stringMatching(/connexion/) });
  services.articleForm.mockResolvedValue({ ...emptyForm('blog'), title: 'Pas encore' });
  await see.click();
  const dialog = page.getByRole('dialog', { name: 'Aperçu de l’article' });
  await expect.element(dialog).toBeVisible();
  expect(services.articleForm.mock.lastCall).toEqual(['d']);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(see).toHaveFocus();
  vi.restoreAllMocks();
});
