/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import { cleanedForEditing, wouldChange } from './differences.ts';

const told = (html: string) => wouldChange(html).map(({ description }) => description);

it.each([
  ['an empty text', ''],
  [
    'attributes that cleaning adds by itself',
    '<p><a href="https://a.fr" target="_blank" rel="noopener noreferrer">a</a><img src="/a.png" alt="" loading="lazy" decoding="async"></p>',
  ],
  ['spaces between blocks', '\n<p>a\n  b </p>\n\n<ul>\n  <li>c</li></ul>\n'],
  [
    'the order of attributes, and of formats',
    '<p><em><strong>a</strong></em><img alt="" height="1" width="2" src="/a.png"></p>',
  ],
  ['a span without attributes', '<p><span>a</span></p>'],
  ['a list that counts from 1', '<ol start="1"><li>a</li></ol>'],
  ['entities', '<p>a&nbsp;! &eacute; &#x202f;&amp;amp;</p>'],
  ['a table without body', '<table><tr><td>a</td></tr></table>'],
  ['text without a paragraph', 'texte nu<p>a</p>'],
  ['two hundred nested <div>', `${'<div>'.repeat(200)}<p>Au fond.</p>${'</div>'.repeat(200)}`],
])('reports no change for %s', (_what, html) => {
  expect(told(html)).toEqual([]);
});

it.each([
  ['<p class="a">a</p><p class="b">b</p>', ['l’attribut class de 2 paragraphes serait perdu']],
  ['<p id="x">a</p>', ['l’attribut id de 1 paragraphe serait perdu']],
  ['<p>a<img src="/a.png" srcset="/b.png 2x" alt=""></p>', ['l’attribut srcset de 1 image serait perdu']],
  ['<p data-wrapping="bare">a</p>', ['l’attribut data-wrapping de 1 paragraphe serait perdu']],
  ['<p>a<!-- b --></p><!-- c -->', ['2 commentaires seraient perdus']],
  ['<p><font color="red">a</font></p>', ['1 balise <font> en moins']],
  ['<section><p>a</p></section>', ['1 balise <section> en moins']],
  ['<p>a<a id="ancre"></a></p>', ['1 lien en moins']],
  ['<p>a</p><script>alert(1)</script>', ['1 script en moins', 'une partie du texte changerait']],
  ['<p onclick="alert(1)">a</p>', ['l’attribut onclick de 1 paragraphe serait perdu']],
  ['<p><a href="javascript:alert(1)">a</a></p>', ['1 lien en moins']],
  ['<p>a<img src="data:image/png;base64,AAAA" alt=""></p>', ['1 image en moins']],
  ['<h1>a</h1>', ['1 titre de niveau 1 en moins', '1 titre en plus']],
  ['<iframe src="https://pirate.exemple/"></iframe>', ['1 lecteur intégré en moins']],
  ['<div data-embed="https://youtu.be/dQw4w9WgXcQ">a</div>', ['l’attribut data-embed de 1 bloc <div> serait perdu']],
])('reports each change that editing would make to %s', (html, expected) => {
  expect(told(html)).toEqual(expected);
});

it('reports a change of the order of elements alone', () => {
  expect(told('<ul><li>a</li><ul><li>b</li></ul></ul>').length).toBeGreaterThan(0);
});

it('runs no script of the HTML that it reads', async () => {
  const window = globalThis as { isHit?: boolean };
  const html =
    '<img src="x" onerror="window.isHit = true"><script>window.isHit = true</script><svg onload="window.isHit = true">';
  wouldChange(html);
  const cleaned = cleanedForEditing(html);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(window.isHit).toBeUndefined();
  expect(cleaned).toBe('<img src="x">');
});

const SAMPLES = import.meta.glob<string>('/tests/support/articles/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each([
  ...Object.values(SAMPLES),
  '<div><p>Un <strong>gras <em>penché<p>Un deuxième</div></section></article></main></body></html><ul><li>un<li>deux</table>',
  '<p>a<table><tr><td>b</td></tr></table>c</p><a href="/x"><p>d</p></a><li>e</li><tr><td>f</td></tr>',
  '<ul><li>a</li><ul><li>b</li></ul>c</ul><ol type="a" start="x"><li value="3">d</li></ol>',
  '<p>a<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>b<hr>c</p><dl><dt>d</dt><dd>e</dd></dl>',
  '<table><caption><p>a</p></caption><colgroup><col width="9"></colgroup><tfoot><tr><td>b</td></tr></tfoot></table>',
  '<pre>a<p>b</p>\n</pre><blockquote></blockquote><ul></ul><table></table><figure></figure>',
])('reports no change for HTML that cleanedForEditing has returned (%#)', (html) => {
  expect(told(cleanedForEditing(html))).toEqual([]);
});
