import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { becomes, button, goToEnd, openEditor, press, text } from '../rich-text.support.tsx';

const toolbar = () => page.getByRole('toolbar', { name: 'Mise en forme' });

describe('the toolbar', () => {
  it('gives the text back to the byte before anything is typed', async () => {
    const { html, onChange } = await openEditor('<p>Un  été</p>');
    expect(html()).toBe('<p>Un  été</p>');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(text()).toHaveAttribute('aria-multiline', 'true');
  });

  it.each([
    ['Titre (T1)', '<h2>a</h2>'],
    ['Sous-titre (T2)', '<h3>a</h3>'],
    ['Petit titre (T3)', '<h4>a</h4>'],
    ['Citation', '<blockquote><p>a</p></blockquote>'],
    ['Liste à puces', '<ul>\n<li>a</li>\n</ul>'],
    ['Liste numérotée', '<ol>\n<li>a</li>\n</ol>'],
  ])('makes of a paragraph: %s, and shows it pressed', async (name, wanted) => {
    const { html, onChange } = await openEditor('<p>a</p>');
    await goToEnd();
    const pressed = toolbar().getByRole('button', { name, exact: true });
    await expect.element(pressed).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(pressed);
    await becomes(html, wanted);
    await expect.element(pressed).toHaveAttribute('aria-pressed', 'true');
    expect(onChange).toHaveBeenCalled();
    await expect.element(text()).toHaveFocus();
  });

  it.each([
    ['Gras', 'strong'],
    ['Italique', 'em'],
    ['Souligné', 'u'],
    ['Barré', 's'],
  ])('puts what is selected in %s', async (name, tag) => {
    const { html } = await openEditor('<p>a</p>');
    await goToEnd();
    await press('{Control>}a{/Control}');
    await userEvent.click(button(name));
    await becomes(html, `<p><${tag}>a</${tag}></p>`);
  });

  it('undoes and does again, and says when it cannot', async () => {
    const { html } = await openEditor('<p>a</p>');
    await goToEnd();
    await expect.element(button('Annuler')).toHaveAttribute('aria-disabled', 'true');
    await press('b');
    await becomes(html, '<p>ab</p>');
    await userEvent.click(button('Annuler'));
    await becomes(html, '<p>a</p>');
    await userEvent.click(button('Rétablir'));
    await becomes(html, '<p>ab</p>');
  });

  it('is one stop of the keyboard, reached by Alt+F10 and left by Escape', async () => {
    await openEditor('<p>a</p>');
    await goToEnd();
    await press('{Alt>}{F10}{/Alt}');
    await expect.element(button('Paragraphe')).toHaveFocus();
    await press('{ArrowRight}');
    await expect.element(toolbar().getByRole('button', { name: 'Titre (T1)', exact: true })).toHaveFocus();
    await press('{ArrowLeft}{ArrowLeft}');
    await expect.element(button('Raccourcis clavier')).toHaveFocus();
    await press('{Home}');
    await expect.element(button('Paragraphe')).toHaveFocus();
    await press('{End}{Escape}');
    await expect.element(text()).toHaveFocus();
    await press('{Alt>}{F10}{/Alt}');
    await expect.element(button('Raccourcis clavier')).toHaveFocus();
  });

  it('has targets of 44 px that say their keys', async () => {
    await openEditor('<p>a</p>');
    for (const element of toolbar().getByRole('button').elements()) {
      const { width, height } = element.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect.element(button('Gras')).toHaveAttribute('title', 'Gras (Ctrl+B)');
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

  it('is not there where the text may not be written in', async () => {
    const { change } = await openEditor('<p>a</p>', { isReadOnly: true });
    await expect.element(toolbar()).not.toBeInTheDocument();
    await expect.element(text()).toHaveAttribute('contenteditable', 'false');
    await change({ isReadOnly: false });
    await expect.element(toolbar()).toBeVisible();
    await expect.element(text()).toHaveAttribute('contenteditable', 'true');
  });
});

describe('the handle', () => {
  it('puts another text in its place, which no step tells and which can be undone', async () => {
    const { handle, html } = await openEditor('<p>a</p>');
    handle().replace('<h2>b</h2>');
    expect(html()).toBe('<h2>b</h2>');
    expect(handle().takeSteps()).toBeNull();
    expect(handle().takeSteps()).toEqual([]);
    await userEvent.click(button('Annuler'));
    await becomes(html, '<p>a</p>');
    expect(handle().takeSteps()).toHaveLength(1);
  });

  it('opens another text under another key, without a history', async () => {
    const { change, html, onChange } = await openEditor('<p>a</p>');
    await change({ documentKey: 'deux', html: '<p>z</p>' });
    await expect.element(text()).toHaveTextContent('z');
    expect(html()).toBe('<p>z</p>');
    await expect.element(button('Annuler')).toHaveAttribute('aria-disabled', 'true');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('leaves a text alone whose property changes under the same key', async () => {
    const { change, html } = await openEditor('<p>a</p>');
    await goToEnd();
    await press('b');
    await change({ html: '<p>autre</p>' });
    await becomes(html, '<p>ab</p>');
  });
});
