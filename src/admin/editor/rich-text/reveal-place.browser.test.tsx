import { describe, expect, it } from 'vitest';
import { openEditor, press, text } from './rich-text.support.tsx';

const FILLING = '<p>Une ligne de plus.</p>\n'.repeat(60);
const HTML = `<h2>Un</h2>\n<p>Voici <a href="/a">un <strong>lien</strong></a> et <a href="/b">un autre</a>.</p>
${FILLING}<h1>Deux</h1>\n<h4>Trois</h4>\n<figure><img src="/illustrations/champ.svg" alt="Un champ"></figure>
<p>Un <a href="/c">dernier</a>, <img src="/illustrations/embed-video.svg"> dans la ligne.</p>
<table><caption>Titre <a href="/d">du tableau</a></caption><tbody><tr><td>a <a href="/e">b</a></td></tr></tbody></table>
${FILLING}`;
const PLAIN = HTML.replace('h1>Deux</h1', 'h3>Deux</h3');
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const selected = () => getSelection()?.toString();
function isInSight(place: Element | Range | undefined) {
  const { top, bottom } = (place as Range).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

describe('a place in the text', () => {
  it('is selected and scrolled into view, a picture as a whole', async () => {
    const { handle, html } = await openEditor(PLAIN);
    const places = { a: ['un lien', 'un autre', 'dernier', 'du tableau', 'b'], [HEADINGS]: ['Un', 'Deux', 'Trois'] };
    for (const [selector, wanted] of Object.entries(places)) {
      for (const [index, words] of wanted.entries()) {
        handle().reveal({ selector: selector as 'a', index });
        await expect.poll(selected).toBe(words);
        await expect.element(text()).toHaveFocus();
        expect(isInSight(getSelection()?.getRangeAt(0)), words).toBe(true);
      }
    }
    for (const index of [1, 0]) {
      handle().reveal({ selector: 'img', index });
      const picture = document.querySelectorAll('.prose img:not(.ProseMirror-separator)')[index] as Element;
      await expect.poll(() => picture.classList.contains('ProseMirror-selectednode')).toBe(true);
      expect(isInSight(picture)).toBe(true);
      const source = picture.getAttribute('src') as string;
      expect(html()).toContain(source);
      await press('{Delete}');
      await expect.poll(html).not.toContain(source);
    }
  });

  it('is looked up in the present text; when it is missing, the text receives the focus', async () => {
    const { handle } = await openEditor('<p>Rien</p>');
    handle().reveal({ selector: 'img', index: 3 });
    await expect.element(text()).toHaveFocus();
    handle().replace('<p><a href="/a">un</a></p>\n<p><a href="/b">deux</a></p>');
    handle().reveal({ selector: 'a', index: 1 });
    await expect.poll(selected).toBe('deux');
  });

  it('is found in a protected text, even after a link that the editor leaves out', async () => {
    const kept = `<p class="x"><a name="y">Une ancre</a></p>\n${FILLING}<p>Puis <a href="/b">un lien</a>.</p>`;
    const { handle } = await openEditor(kept);
    handle().reveal({ selector: 'a', index: 1 });
    await expect.poll(selected).toBe('un lien');
    expect(isInSight(getSelection()?.getRangeAt(0))).toBe(true);
    expect(handle().html()).toBe(kept);
  });
});
