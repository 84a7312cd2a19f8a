import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { becomes, button, goToEnd, openEditor, press, text } from '../rich-text.support.tsx';

const toolbar = () => page.getByRole('toolbar', { name: 'Mise en forme' });
const tool = (name: string) => toolbar().getByRole('button', { name, exact: true });

const BLOCKS = {
  'Titre (T1)': '<h2>a</h2>',
  'Sous-titre (T2)': '<h3>a</h3>',
  'Petit titre (T3)': '<h4>a</h4>',
  Citation: '<blockquote><p>a</p></blockquote>',
  'Liste à puces': '<ul>\n<li>a</li>\n</ul>',
  'Liste numérotée': '<ol>\n<li>a</li>\n</ol>',
};
const MARKS = { Gras: 'strong', Italique: 'em', Souligné: 'u', Barré: 's' };

describe('the toolbar', () => {
  it('turns a paragraph into each kind of block, shows its button pressed, undoes and redoes', async () => {
    const { html, onChange } = await openEditor('<p>a</p>');
    await expect.element(text()).toHaveAttribute('aria-multiline', 'true');
    expect(onChange).not.toHaveBeenCalled();
    await goToEnd();
    await expect.element(button('Annuler')).toHaveAttribute('aria-disabled', 'true');
    for (const [name, wanted] of Object.entries(BLOCKS)) {
      await expect.element(tool(name), { message: name }).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(tool(name));
      await becomes(html, wanted);
      await expect.element(tool(name), { message: name }).toHaveAttribute('aria-pressed', 'true');
      await expect.element(text()).toHaveFocus();
      await press('{Control>}z{/Control}');
      await becomes(html, '<p>a</p>');
    }
    expect(onChange).toHaveBeenCalled();
    await userEvent.click(button('Rétablir'));
    await becomes(html, BLOCKS['Liste numérotée']);
    await userEvent.click(button('Annuler'));
    await becomes(html, '<p>a</p>');
  });

  it('makes the selected text bold, italic, underlined and struck out, and plain again', async () => {
    const { html } = await openEditor('<p>a</p>');
    await goToEnd();
    await press('{Control>}a{/Control}');
    for (const [name, tag] of Object.entries(MARKS)) {
      await userEvent.click(tool(name));
      await becomes(html, `<p><${tag}>a</${tag}></p>`);
      await userEvent.click(tool(name));
      await becomes(html, '<p>a</p>');
    }
  });

  it('is one tab stop, entered by Alt+F10 and navigated with the arrows, with targets of 44 px', async () => {
    await openEditor('<p>a</p>');
    const stops = () => toolbar().element().querySelectorAll('button:not([tabindex="-1"])');
    for (const element of toolbar().getByRole('button').elements()) {
      const { width, height } = element.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect.element(button('Gras')).toHaveAttribute('title', 'Gras (Ctrl+B)');
    await goToEnd();
    await press('{Alt>}{F10}{/Alt}');
    await expect.element(button('Paragraphe')).toHaveFocus();
    await press('{ArrowRight}');
    await expect.element(tool('Titre (T1)')).toHaveFocus();
    expect([...stops()]).toEqual([tool('Titre (T1)').element()]);
    await press('{ArrowLeft}{ArrowLeft}');
    await expect.element(button('Raccourcis clavier')).toHaveFocus();
    await press('{Home}');
    await expect.element(button('Paragraphe')).toHaveFocus();
    await press('{End}{Escape}');
    await expect.element(text()).toHaveFocus();
    await press('{Alt>}{F10}{/Alt}');
    await expect.element(button('Raccourcis clavier')).toHaveFocus();
  });

  it('moves the block of the caret up and down', async () => {
    const { html } = await openEditor('<p>a</p>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>');
    await goToEnd();
    await press('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await becomes(html, '<p>a</p>\n<ul>\n<li>c</li>\n<li>b</li>\n</ul>');
    await press('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await becomes(html, '<ul>\n<li>c</li>\n<li>b</li>\n</ul>\n<p>a</p>');
    await press('x');
    await becomes(html, '<ul>\n<li>cx</li>\n<li>b</li>\n</ul>\n<p>a</p>');
    await press('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{/Alt}');
    await becomes(html, '<p>a</p>\n<ul>\n<li>b</li>\n<li>cx</li>\n</ul>');
  });

  it('is hidden while the text is read-only because it is written elsewhere', async () => {
    const { change } = await openEditor('<p>a</p>', { isWrittenElsewhere: true });
    await expect.element(toolbar()).not.toBeInTheDocument();
    await expect.element(text()).toHaveAttribute('contenteditable', 'false');
    await change({ isWrittenElsewhere: false });
    await expect.element(toolbar()).toBeVisible();
    await expect.element(text()).toHaveAttribute('contenteditable', 'true');
  });
});

it('a text replaced by the handle can be undone and records no steps; another document key clears the history', async () => {
  const { change, handle, html, onChange } = await openEditor('<p>a</p>');
  handle().replace('<h2>b</h2>');
  expect(html()).toBe('<h2>b</h2>');
  expect(handle().takeSteps()).toBeNull();
  expect(handle().takeSteps()).toEqual([]);
  await userEvent.click(button('Annuler'));
  await becomes(html, '<p>a</p>');
  expect(handle().takeSteps()).toHaveLength(1);
  await change({ html: '<p>autre</p>' });
  await goToEnd();
  await press('b');
  await becomes(html, '<p>ab</p>');
  onChange.mockClear();
  await change({ documentKey: 'deux', html: '<p>z</p>' });
  await expect.element(text()).toHaveTextContent('z');
  expect(html()).toBe('<p>z</p>');
  await expect.element(button('Annuler')).toHaveAttribute('aria-disabled', 'true');
  expect(onChange).not.toHaveBeenCalled();
});
