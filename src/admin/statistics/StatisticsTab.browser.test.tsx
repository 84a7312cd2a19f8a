import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ArticleStatistic } from '../../gateway/browser/statistics.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { StatisticsTab } from './StatisticsTab.tsx';

const article = (id: string, views: number, reads: number): ArticleStatistic => ({
  id,
  title: `Article ${id}`,
  views,
  reads,
  contentType: 'blog',
  status: id === 'b' ? 'draft' : 'published',
  publishedAt: '2026-05-14T12:00:00Z',
});
const STATISTICS = {
  totalViews: 1_234_567,
  totalReads: 4321,
  mostViewed: [article('a', 1200, 1), article('b', 1, 0)],
  mostRead: [{ ...article('c', 5, 1), publishedAt: '2026-06-14T12:05:00Z' }],
};

let services: ReturnType<typeof fakeServices>;
const open = () => renderScreen(<StatisticsTab />, services);

beforeEach(() => {
  services = fakeServices();
  services.articleStatistics.mockResolvedValue(STATISTICS);
});
afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

it('shows totals in French notation, and ranks articles by views or by reads', async () => {
  await open();
  await expect.element(page.getByText('1\u202f234\u202f567')).toBeVisible();
  await expect.element(page.getByText('4\u202f321')).toBeVisible();
  const rows = () => [...document.querySelectorAll('.ranking li')].map((row) => row.textContent);
  expect(rows()).toEqual(['1Article aBlogPublié1\u202f200 vues', '2Article bBlogBrouillon1 vue']);
  await page.getByRole('tab', { name: 'Articles les plus lus' }).click();
  await expect.poll(rows).toEqual(['1Article cBlogProgrammé le 14/06/2026 à 14\u00a0h\u00a0051 lecture']);
  expect(page.getByRole('link', { name: 'Article c' }).element()).toHaveAttribute('href', '/admin/editor/c');
});

it('lets the arrow keys, Home and End choose one of its tabs', async () => {
  await open();
  const tab = (name: string) => page.getByRole('tab', { name });
  const [viewed, read] = [tab('Articles les plus vus'), tab('Articles les plus lus')];
  await viewed.click();
  await expect.element(viewed).toHaveAttribute('tabindex', '0');
  await expect.element(read).toHaveAttribute('tabindex', '-1');
  for (const [key, chosen, other] of [
    ['{ArrowRight}', read, viewed],
    ['{ArrowRight}', viewed, read],
    ['{ArrowLeft}', read, viewed],
    ['{Home}', viewed, read],
    ['{End}', read, viewed],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(chosen).toHaveFocus();
    await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
    await expect.element(other).toHaveAttribute('aria-selected', 'false');
  }
  await expect.element(page.getByRole('tabpanel', { name: 'Articles les plus lus' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Article c' })).toHaveFocus();
});

it('opens the editor of an article on a click anywhere in its row', async () => {
  const { history } = await open();
  await page.getByText('1\u202f200 vues').click({ force: true });
  await expect.poll(() => history.at(-1)).toBe('/admin/editor/a');
});

it('reports after three retries that loading failed, and loads again on « Réessayer »', async () => {
  services.articleStatistics.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await expect.element(page.getByRole('status', { name: 'Chargement des statistiques…' })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible();
  expect(services.articleStatistics).toHaveBeenCalledTimes(4);
  expect(services.toasts.tell.mock.calls).toEqual([['Une erreur est survenue lors du chargement des statistiques']]);
  services.articleStatistics.mockResolvedValue(STATISTICS);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText('Vues totales')).toBeVisible();
});

it('has no axe violation in dark mode', async () => {
  document.documentElement.style.colorScheme = 'dark';
  await open();
  await expect.element(page.getByText('Article a')).toBeVisible();
  const { violations } = await axe.run('main');
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
