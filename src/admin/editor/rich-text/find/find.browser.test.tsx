import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tools.css';
import { becomes, button, goToEnd, openEditor, press, text } from '../rich-text.support.tsx';

const field = () => page.getByRole('textbox', { name: 'Rechercher' });
const position = () => page.getByRole('search').getByRole('status');
const marked = () => [...document.querySelectorAll('.found')].map(({ textContent }) => textContent);

async function openBar() {
  await goToEnd();
  await press('{Control>}f{/Control}');
  await expect.element(field()).toHaveFocus();
}

describe('the search bar', () => {
  it('receives the keys typed right after Ctrl+F, and keeps them out of the text', async () => {
    const { html } = await openEditor('<p>Un mot, deux mots</p>');
    await goToEnd();
    await press('{Control>}f{/Control}mot');
    await expect.element(field()).toHaveValue('mot');
    await expect.element(position()).toHaveTextContent('1 sur 2');
    expect(html()).toBe('<p>Un mot, deux mots</p>');
  });

  it('counts and marks matches, selects the current match on Escape, and starts with the selected text', async () => {
    const { html, onChange } = await openEditor('<p>Un été</p>\n<h2>Deux ÉTÉS, <em>et</em>é</h2>');
    await openBar();
    await userEvent.fill(field(), 'ete');
    await expect.element(position()).toHaveTextContent('1 sur 3');
    expect(marked().join('|')).toBe('été|ÉTÉ|et|é');
    await press('{Enter}');
    await expect.element(position()).toHaveTextContent('2 sur 3');
    await press('{Shift>}{Enter}{Enter}{/Shift}');
    await expect.element(position()).toHaveTextContent('3 sur 3');
    await userEvent.fill(field(), 'hiver');
    await expect.element(position()).toHaveTextContent('Aucun résultat');
    await userEvent.click(button('Tout remplacer'));
    await expect.element(page.getByText('Rien à remplacer.')).toBeVisible();
    expect(html()).toBe('<p>Un été</p>\n<h2>Deux ÉTÉS, <em>et</em>é</h2>');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.fill(field(), 'deux');
    await expect.element(position()).toHaveTextContent('1 sur 1');
    await press('{Escape}');
    await expect.element(field()).not.toBeInTheDocument();
    await expect.element(text()).toHaveFocus();
    await press('2');
    await becomes(html, '<p>Un été</p>\n<h2>2 ÉTÉS, <em>et</em>é</h2>');
    expect(marked()).toEqual([]);
    await press('{Shift>}{ArrowLeft}{/Shift}');
    await press('{Control>}f{/Control}');
    await expect.element(field()).toHaveValue('2');
  });

  it('replaces one match, and goes on to the next', async () => {
    const { html } = await openEditor('<p>a <strong>a</strong> a</p>');
    await openBar();
    await userEvent.type(field(), 'a');
    await userEvent.type(page.getByRole('textbox', { name: 'Remplacer par' }), 'b');
    await expect.element(position()).toHaveTextContent('1 sur 3');
    await userEvent.click(button('Remplacer'));
    await becomes(html, '<p>b <strong>a</strong> a</p>');
    await userEvent.click(button('Remplacer'));
    await becomes(html, '<p>b <strong>b</strong> a</p>');
    await expect.element(position()).toHaveTextContent('1 sur 1');
  });

  it('stays below the toolbar, also when the page is scrolled past the beginning of the text', async () => {
    await openEditor(`<p>${'Une phrase qui dure. '.repeat(400)}</p>`);
    document.body.style.paddingBlockEnd = '100vh';
    await goToEnd();
    // Scrolls to where the toolbar sticks to the top of the window before the bar appears.
    scrollBy({ top: rectangle('.rich-text-scroll').top - 110, behavior: 'instant' });
    await press('{Control>}f{/Control}');
    await expect.element(field()).toHaveFocus();
    await expect.poll(() => rectangle('.find-bar').top).toBeCloseTo(rectangle('.toolbar').bottom, 0);
    document.body.style.paddingBlockEnd = '';
  });

  it('stays in sight on a phone while matches are replaced down a long text', async () => {
    await openEditor('<p>Un mot. Une phrase qui dure, et une autre.</p>'.repeat(40));
    await page.viewport(360, 740);
    document.body.style.paddingBlockEnd = '100vh';
    await openBar();
    await userEvent.fill(field(), 'mot');
    await userEvent.fill(page.getByRole('textbox', { name: 'Remplacer par' }), 'texte');
    for (let count = 0; count < 12; count += 1) await userEvent.click(button('Remplacer'));
    await expect.element(position()).toHaveTextContent('1 sur 28');
    const { top, bottom } = rectangle('.find-bar');
    expect(top).toBeGreaterThanOrEqual(60);
    expect(bottom).toBeLessThan(300);
    expect(rectangle('.found-current').top).toBeGreaterThan(bottom);
    expect(rectangle('.toolbar').bottom).toBeLessThan(0);
    document.body.style.paddingBlockEnd = '';
  });
});

function rectangle(selector: string): DOMRect {
  return document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
}
