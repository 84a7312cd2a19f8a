import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, goToEnd, openEditor, press } from './rich-text.support.tsx';

const TEXT =
  '<h2>Un titre</h2>\n<p>Un <a href="/blog">lien</a></p>\n<iframe src="https://player.vimeo.com/video/1?dnt=1"></iframe>' +
  '\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n<p>fin</p>';

async function openDialog(name: string) {
  await userEvent.click(button(name));
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

async function violations() {
  // Contrast is looked at where the pixels are; the page around belongs to the test.
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

describe('in the dark scheme', () => {
  it.each([
    ['the text and its tools', async () => goToEnd()],
    [
      'the slash menu',
      async () => {
        await goToEnd();
        await press(' /');
        await expect.element(page.getByRole('listbox')).toBeVisible();
      },
    ],
    [
      'the bar to find',
      async () => {
        await goToEnd();
        await press('{Control>}f{/Control}');
        await expect.element(page.getByRole('search')).toBeVisible();
      },
    ],
    ['links', async () => openDialog('Lien')],
    ['pictures', async () => openDialog('Image')],
    ['players', async () => openDialog('Vidéo ou son')],
    ['tables', async () => openDialog('Tableau')],
    ['the HTML', async () => openDialog('Code HTML')],
    ['shortcuts', async () => openDialog('Raccourcis clavier')],
  ])('axe finds nothing in %s', async (_name, open) => {
    document.documentElement.style.colorScheme = 'dark';
    await openEditor(TEXT);
    await open();
    await expect.poll(violations).toEqual([]);
  });

  it('axe finds nothing in a protected text', async () => {
    document.documentElement.style.colorScheme = 'dark';
    await openEditor('<p class="a">a</p>');
    await userEvent.click(button('Convertir et modifier'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(violations).toEqual([]);
  });
});

describe('at 390 px', () => {
  it('nothing sticks out, and the tools are reached sideways', async () => {
    await openEditor(TEXT);
    await page.viewport(390, 800);
    await goToEnd();
    const toolbar = page.getByRole('toolbar').element();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(toolbar.scrollWidth).toBeGreaterThan(toolbar.clientWidth);
    await userEvent.click(button('Code HTML'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(page.getByRole('dialog').element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  });

  it('the text grows with what is written', async () => {
    await page.viewport(390, 800);
    await openEditor('<p>a</p>'.repeat(60));
    await page.viewport(390, 800);
    const frame = document.querySelector('.rich-text-scroll') as HTMLElement;
    expect(frame.scrollHeight).toBe(frame.clientHeight);
    await page.viewport(1200, 900);
    expect(frame.clientHeight).toBe(500);
  });
});
