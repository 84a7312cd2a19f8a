import axe from 'axe-core';
import { expect, it, vi, describe } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emptyForm, type ArticleForm } from '../../../core/editing/article-form.ts';
import '../../../presentation/styles/frame.css';
import { Checklist } from './Checklist.tsx';
import './checklist.css';
import type { ChecklistSources } from './checklist-sources.ts';

const sources: ChecklistSources = {
  siteHost: 'coquelicot.example',
  linkedArticles: async (names) => ({ missing: names.filter((name) => name === 'perdu'), unpublished: [] }),
  isOnline: async () => true,
  pictureSize: async () => ({ width: 800, height: 600 }),
};
const GOOD: ArticleForm = {
  ...emptyForm('blog'),
  title: 'Un titre',
  description: 'Une description assez longue pour qu’un moteur de recherche la montre.',
  content: '<p>Texte <a href="/blog/perdu">par là</a></p>',
  imageUrl: '/a.webp',
  imageAlt: 'Deux chats',
  categories: ['Applis'],
};

describe('the checklist', () => {
  it('lists a broken link and a picture that is too small, and leads to each of them', async () => {
    const onReveal = vi.fn();
    await render(<Checklist form={() => GOOD} changes={0} sources={sources} onReveal={onReveal} />);
    await expect.element(page.getByText('2 points à regarder')).toBeVisible();
    await page.getByRole('button', { name: /par là.*ne mène à rien/ }).click();
    expect(onReveal).toHaveBeenLastCalledWith({ text: { selector: 'a', index: 0 } });
    await page.getByRole('button', { name: /trop petite/ }).click();
    expect(onReveal).toHaveBeenLastCalledWith({ field: 'imageUrl' });
    const { violations } = await axe.run('.checklist', { rules: { 'heading-order': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('checks the article again after a change', async () => {
    let form: ArticleForm = { ...GOOD, categories: [], content: '<p>a</p>', imageUrl: '/a.svg' };
    const given = { ...sources, pictureSize: async () => null };
    const shown = (changes: number) => (
      <Checklist form={() => form} changes={changes} sources={given} onReveal={() => {}} />
    );
    const { rerender } = await render(shown(0));
    await expect.element(page.getByText('1 point à regarder')).toBeVisible();
    form = { ...form, categories: ['Applis'] };
    await rerender(shown(1));
    await expect.element(page.getByText('Tout est en ordre.')).toBeVisible();
  });
});
