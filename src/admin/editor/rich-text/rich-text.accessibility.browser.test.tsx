import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, goToEnd, openEditor, press } from './rich-text.support.tsx';

const TEXT =
  '<h2>Un titre</h2>\n<p>Un <a href="/blog">lien</a></p>\n<iframe src="https://player.vimeo.com/video/1?dnt=1"></iframe>' +
  '\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n<p>fin</p>';

const DIALOGS = ['Lien', 'Image', 'Vidéo ou son', 'Tableau', 'Code HTML', 'Raccourcis clavier'];

/** Returns the faults that axe finds in a part of the page. */
async function violations(part: string) {
  const { violations: found } = await axe.run(part, { rules: { region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

describe('in the dark scheme', () => {
  it('axe finds nothing in the text, its tools and its dialogs', async () => {
    document.documentElement.style.colorScheme = 'dark';
    await openEditor(TEXT);
    await goToEnd();
    await press(' /');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await expect.poll(() => violations('body')).toEqual([]);
    await press('{Escape}{Control>}f{/Control}');
    await expect.element(page.getByRole('search')).toBeVisible();
    await expect.poll(() => violations('.find-bar')).toEqual([]);
    await press('{Escape}');
    for (const name of DIALOGS) {
      await userEvent.click(button(name));
      await expect.element(page.getByRole('dialog'), { message: name }).toBeVisible();
      await expect.poll(() => violations('dialog')).toEqual([]);
      await press('{Escape}');
      await expect.element(page.getByRole('dialog'), { message: name }).not.toBeInTheDocument();
    }
  });

  it('axe finds nothing in a protected text', async () => {
    document.documentElement.style.colorScheme = 'dark';
    await openEditor('<p class="a">a</p>');
    await userEvent.click(button('Convertir et modifier'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => violations('body')).toEqual([]);
  });
});

it('at 390 px nothing overflows, the toolbar scrolls sideways, and the text has no scrollbar of its own', async () => {
  await openEditor(TEXT + '<p>a</p>'.repeat(60));
  const frame = document.querySelector('.rich-text-scroll') as HTMLElement;
  expect(frame.clientHeight).toBe(500);
  await page.viewport(390, 800);
  expect(frame.scrollHeight).toBe(frame.clientHeight);
  const toolbar = page.getByRole('toolbar').element();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(toolbar.scrollWidth).toBeGreaterThan(toolbar.clientWidth);
  await goToEnd();
  await userEvent.click(button('Code HTML'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(page.getByRole('dialog').element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
