import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ARTICLE, becomes, goToEnd, openEditor, press, text } from '../rich-text.support.tsx';

const list = () => page.getByRole('listbox', { name: 'Blocs' });
const option = (name: string) => page.getByRole('option', { name, exact: true });

describe('the slash menu', () => {
  it('makes a block of what is chosen, by keys alone', async () => {
    const { html } = await openEditor('<p></p>');
    await userEvent.click(text());
    await press('/');
    await expect.element(list()).toBeVisible();
    await expect.element(option('Paragraphe')).toHaveAttribute('aria-selected', 'true');
    await press('{ArrowDown}');
    await expect.element(option('Titre')).toHaveAttribute('aria-selected', 'true');
    const active = text().element().getAttribute('aria-activedescendant');
    expect(document.getElementById(String(active))?.textContent).toContain('Titre');
    expect(text().element().getAttribute('aria-controls')).toBe(list().element().id);
    await press('{Enter}a');
    await becomes(html, '<h2>a</h2>');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(text()).not.toHaveAttribute('aria-activedescendant');
  });

  it('filters by what is typed, keywords and missing accents included', async () => {
    const { html } = await openEditor('<p>Un mot</p>');
    await goToEnd();
    await press(' /etapes');
    await expect.element(option('Liste numérotée')).toHaveAttribute('aria-selected', 'true');
    expect(list().getByRole('option').elements()).toHaveLength(1);
    await press('{Enter}');
    await becomes(html, '<ol>\n<li>Un mot </li>\n</ol>');
  });

  it('goes away by Escape, and stays away', async () => {
    const { html } = await openEditor('<p></p>');
    await userEvent.click(text());
    await press('/ti');
    await expect.element(list()).toBeVisible();
    await press('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await press('t');
    await expect.element(list()).not.toBeInTheDocument();
    await press('{Enter}');
    await expect.poll(html).toContain('/tit');
  });

  it('goes away with its slash', async () => {
    await openEditor('<p></p>');
    await userEvent.click(text());
    await press('/');
    await expect.element(list()).toBeVisible();
    await press('{Backspace}');
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('opens for no slash within a word, and none that was there', async () => {
    await openEditor('<p>et</p>\n<p>/</p>');
    await userEvent.click(text());
    await press('{Control>}{End}{/Control}');
    await press('{ArrowLeft}{ArrowRight}');
    await expect.element(list()).not.toBeInTheDocument();
    await press('{ArrowUp}{End}/ou');
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('takes a click too', async () => {
    const { html } = await openEditor('<p></p>');
    await userEvent.click(text());
    await press('/');
    await userEvent.click(option('Citation'));
    await press('a');
    await becomes(html, '<blockquote><p>a</p></blockquote>');
  });

  it('stays within a narrow window', async () => {
    await openEditor('<p>Un début de ligne assez long pour aller au bout</p>');
    await page.viewport(390, 700);
    await goToEnd();
    await press(' /');
    await expect.element(list()).toBeVisible();
    const { left, right } = list().element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  });
});

describe('two brackets', () => {
  it('offer our articles by title, and link the one that is chosen', async () => {
    const { html } = await openEditor('<p>Lire</p>');
    await goToEnd();
    await press(' [[[[rendez');
    await expect.element(option(ARTICLE.title)).toHaveAttribute('aria-selected', 'true');
    await press('{Enter}');
    await becomes(html, '<p>Lire <a href="/blog/premier-rendez-vous">Premier rendez-vous</a></p>');
  });

  it('say when no article has that title', async () => {
    const { findArticles } = await openEditor('<p></p>');
    findArticles.mockResolvedValue([]);
    await userEvent.click(text());
    await press('[[[[zzz');
    await expect.element(page.getByText('Aucun article n’a ce titre.')).toBeVisible();
  });
});
