import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ARTICLE, becomes, goToEnd, openEditor, press, text } from '../rich-text.support.tsx';

const list = () => page.getByRole('listbox', { name: 'Blocs' });
const option = (name: string) => page.getByRole('option', { name, exact: true });

describe('the slash menu', () => {
  it('inserts the block chosen by keys or a click, and closes on Escape or when its slash is deleted', async () => {
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

    await press('{Enter}/');
    await expect.element(list()).toBeVisible();
    await press('{Backspace}');
    await expect.element(list()).not.toBeInTheDocument();
    await press('/t');
    await expect.element(list()).toBeVisible();
    await press('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await press('i');
    await expect.element(list()).not.toBeInTheDocument();
    await press('{Enter}/cit');
    await userEvent.click(option('Citation'));
    await press('b');
    await becomes(html, '<h2>a</h2>\n<p>/ti</p>\n<blockquote><p>b</p></blockquote>');
    await press('{ArrowUp}{End}');
    await expect.element(list(), { message: 'opened for a slash that was typed earlier' }).not.toBeInTheDocument();
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

it('two brackets suggest articles by title, link the chosen article, and say when no title matches', async () => {
  const { html, findArticles } = await openEditor('<p>Lire</p>');
  findArticles.mockImplementation(async (title) => (title === 'z' ? [] : [ARTICLE]));
  await goToEnd();
  await press(' [[[[z');
  await expect.element(page.getByText('Aucun article n’a ce titre.')).toBeVisible();
  await press('{Backspace}re');
  await expect.element(option(ARTICLE.title)).toHaveAttribute('aria-selected', 'true');
  await press('{Enter}');
  await becomes(html, '<p>Lire <a href="/blog/premier-rendez-vous">Premier rendez-vous</a></p>');
});
