/// <reference types="vite/client" />
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { articleSchema } from '../schema/schema-extensions.ts';
import { inertBody } from '../inert-html.ts';
import { serialiseArticle } from '../serialise-article.ts';
import { CLIPBOARD } from './clipboard-samples.support.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const RULES = { siteHost: 'coquelicot.exemple', imageOrigin: 'https://images.exemple' };
const SAMPLES = import.meta.glob<string>('/tests/support/articles/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns pasted HTML as the site stores it, on one line. */
function stored(html: string): string {
  const { html: clean } = cleanPastedHtml(html, RULES);
  const document = DocumentParser.fromSchema(articleSchema()).parse(inertBody(clean));
  return serialiseArticle(document).replaceAll('\n', '');
}

it.each<[keyof typeof CLIPBOARD, string]>([
  [
    'wordLists',
    '<p>Avant de partir</p><ul><li>Le <b>lieu</b><ul><li>un bar<ul><li>calme</li></ul></li></ul></li><li>L’heure</li></ul>' +
      '<ol start="3"><li>Troisième<ol><li>Détail</li></ol></li><li>Quatrième</li></ol>',
  ],
  ['wordListsByComments', '<ol><li>Un<ol><li>Un a</li></ol></li></ol>'],
  ['outlookLists', '<ul><li>Un<ul><li>Un a</li><li>Un b</li></ul></li><li>Deux</li></ul>'],
  [
    'wordTable',
    '<table><tbody><tr><td><b>Ville</b></td><td>Bars</td></tr><tr><td colspan="2"><p>Lyon</p><p>et Nantes</p></td></tr></tbody></table>',
  ],
  [
    'wordFootnotes',
    '<p>Elle l’a dit<sup>[1]</sup>. Voir <a href="https://exemple.fr/suite?a=1&amp;b=2">la suite</a> et mes notes.</p><hr><p><sup>[1]</sup> À moi.</p>',
  ],
  [
    'docsFormats',
    '<h2>Un titre</h2><p>Du texte, <strong><em>gras penché</em></strong><u>souligné</u><s>barré</s><sup>2</sup> <a href="https://exemple.fr/page?x=1">un lien</a></p><p dir="rtl">שלום</p>',
  ],
  [
    'docsLists',
    '<ul><li>Un<ul><li>Un a<ul><li><strong>Un a i</strong></li></ul></li></ul></li><li>Deux</li></ul><ol start="4"><li>Quatre</li></ol>',
  ],
  [
    'docsTable',
    '<table><tbody><tr><td>Une</td><td><p>Deux</p><p>Trois</p></td></tr></tbody></table>' +
      '<p><a href="https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=abc">Voir l’image\u00a0: Le bar</a></p>',
  ],
  [
    'libreOffice',
    '<h2>Un titre</h2><p>Du texte <b>gras</b>, <s>barré</s> et <u>souligné</u><sup>1</sup>.</p><ol><li>Un<ol><li>Un un</li></ol></li><li>Deux</li></ol>',
  ],
  [
    'webPage',
    '<p><strong>Chapô</strong></p><p>Du texte <a href="/blog/x?y#z">d’ici</a> et de nulle part</p><p>Suite et fin</p>' +
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>' +
      '<p><a href="https://pirate.exemple/x">https://pirate.exemple/x</a><a href="https://ailleurs.exemple/a.png">Voir l’image\u00a0: Un chat</a><img src="/illustrations/a.svg" alt="À nous"></p>',
  ],
])('converts the clipboard sample %s into clean HTML', (name, expected) => {
  expect(stored(CLIPBOARD[name])).toBe(expected);
});

it('reads inline styles although the Content Security Policy of the page blocks them', () => {
  const html = '<b style="font-weight:normal"><span style="font-style:italic">x</span></b>';
  expect(inertBody(html).querySelector('span')?.style.fontStyle).toBe('');
  expect(stored(html)).toBe('<p><em>x</em></p>');
});

it.each(Object.entries(SAMPLES))('removes all markup of the source program from %s', (_file, html) => {
  const clean = stored(html);
  expect(clean).toContain('<li>');
  expect(clean).not.toMatch(/mso|o:p|v:|class=|style=|file:|docs-internal|aria-|role=|<!--|<span|·/i);
});

it('returns pictures embedded in the text as files, and counts pictures without usable data', () => {
  const html =
    '<p>a<img src="data:image/png;base64,iVBORw0KGgo=" alt="x">b</p><img src="file:///C:/a.png"><img src="blob:https://x/1"><img src="data:image/svg+xml;base64,PHN2Zz4=">';
  const { html: clean, files, lost } = cleanPastedHtml(html, RULES);
  expect(clean).not.toContain('<img');
  expect(clean).not.toContain('data:image');
  expect(files.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: 'image-1.png', type: 'image/png', size: 8 },
  ]);
  expect(lost).toBe(3);
});

it('keeps the site’s own pictures', () => {
  expect(stored('<img src="https://coquelicot.exemple/a.png" alt="">')).toBe('<img src="/a.png" alt="">');
  const html = '<img src="https://images.exemple/a.webp" alt="A" width="10" height="20" style="x" srcset="//y 2x">';
  expect(stored(html)).toBe('<img src="https://images.exemple/a.webp" alt="A" width="10" height="20">');
});

it('runs no script of pasted HTML', async () => {
  const window = globalThis as { isHit?: boolean };
  cleanPastedHtml(
    '<img src=x onerror="isHit = true"><svg onload="isHit = true"></svg><script>isHit = true</script>',
    RULES,
  );
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(window.isHit).toBeUndefined();
});
