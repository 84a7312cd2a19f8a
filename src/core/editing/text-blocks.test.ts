import { describe, expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

const seen = (html: string) => textBlocks(html).map(({ kind, text }) => [kind, text]);
const signature = (html: string) => textBlocks(html).map((block) => block.signature);

describe('the blocks of a text', () => {
  it.each([
    [
      '<p>Un</p><p>Deux</p>',
      [
        ['paragraph', 'Un'],
        ['paragraph', 'Deux'],
      ],
    ],
    [
      '<h2>Titre</h2><p>Un<br>deux</p>',
      [
        ['heading-2', 'Titre'],
        ['paragraph', 'Un\ndeux'],
      ],
    ],
    ['<blockquote><p>Un</p><p>Deux</p></blockquote>', [['quote', 'Un\nDeux']]],
    [
      '<ul><li>a</li><li><p>b</p></li></ul>',
      [
        ['item', 'a'],
        ['item', 'b'],
      ],
    ],
    ['<ol start="3"><li>a<ul><li>b</li></ul></li></ol>', [['numbered-item', 'a\n– b']]],
    [
      '<table><tbody><tr><th>A</th><td><p>x</p><p>y</p></td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
      [['table', 'A | x y\n1 | 2']],
    ],
    [
      '<figure><img src="/a.webp" alt="Deux verres"><figcaption>Santé</figcaption></figure>',
      [['picture', 'image\u00A0: Deux verres\nSanté']],
    ],
    ['<img src="/a.webp">', [['picture', 'image sans texte alternatif']]],
    [
      '<p>Un</p><hr><p>Deux</p>',
      [
        ['paragraph', 'Un'],
        ['divider', '———'],
        ['paragraph', 'Deux'],
      ],
    ],
    ['<pre>a\n  b</pre>', [['code', 'a\n  b']]],
    ['<iframe src="https://player.example/1"></iframe>', [['player', 'lecteur\u00A0: https://player.example/1']]],
    [
      'libre <b>et gras</b> ici<p>Un</p>',
      [
        ['paragraph', 'libre et gras ici'],
        ['paragraph', 'Un'],
      ],
    ],
    ['<p>  Un \n mot  </p>', [['paragraph', 'Un mot']]],
    ['<p></p><p> </p><ul><li></li></ul>', []],
    ['', []],
  ])('are read from %s', (html, blocks) => {
    expect(seen(html)).toEqual(blocks);
  });

  it('keep their HTML and the tag of their list as written', () => {
    const html = '<p class="x">Un <B>deux</B></p>\n<hr/><ul data-a><li>a</li>\n<li>b</li></ul>';
    expect(textBlocks(html).map((block) => block.html)).toEqual([
      '<p class="x">Un <B>deux</B></p>',
      '<hr/>',
      '<li>a</li>',
      '<li>b</li>',
    ]);
    expect(textBlocks(html)[2]?.list).toEqual({ name: 'ul', openingTag: '<ul data-a>', isStart: true });
    expect(textBlocks(html)[3]?.list?.isStart).toBe(false);
  });

  it('end, without an end tag, where a browser ends them', () => {
    const html = '<p>Un<p>Deux<ul><li>a<li>b</ul>';
    expect(textBlocks(html).map((block) => block.html)).toEqual(['<p>Un', '<p>Deux', '<li>a', '<li>b']);
  });
});

describe('hostile HTML', () => {
  it.each([
    ['<script>alert(1)</script><p onclick="x()">Un</p>', [['paragraph', 'Un']]],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', [['paragraph', '<script>alert(1)</script>']]],
    ['<style>p{}</style><p>Un<style>a{}</style></p>', [['paragraph', 'Un']]],
    ['<p>Un</p></div></ul></li></p>', [['paragraph', 'Un']]],
    ['<p>Un</p><!-- caché -->', [['paragraph', 'Un']]],
    ['<', [['paragraph', '<']]],
  ])('is reduced to its text: %s', (html, blocks) => {
    expect(seen(html)).toEqual(blocks);
  });

  it('still gives its words when it is nested 2,000 deep', () => {
    expect(seen(`${'<div>'.repeat(2000)}au fond`)).toEqual([['paragraph', 'au fond']]);
  });
});

describe('the signature of a block', () => {
  it.each([
    ['<p><b>Un</b></p>', '<p class="x"><strong>Un</strong></p>'],
    ['<p><i>U</i><em>n</em></p>', '<p><em>Un</em></p>'],
    ['<ul><li>a</li></ul>', '<ul>\n  <li><p>a</p></li>\n</ul>'],
    [
      '<table><tr><td>a</td></tr></table>',
      '<table style="x"><colgroup><col></colgroup><tbody><tr><td><p>a</p></td></tr></tbody></table>',
    ],
    ['<p><a href="/a">Un</a></p>', '<p><a href="/a" target="_blank" rel="noopener">Un</a></p>'],
    ['<p>l&rsquo;eau</p>', '<p>l’eau</p>'],
  ])('is the same for %s and %s', (one, other) => {
    expect(signature(one)).toEqual(signature(other));
  });

  it.each([
    ['<p>Un</p>', '<p><b>Un</b></p>'],
    ['<p><a href="/a">Un</a></p>', '<p><a href="/b">Un</a></p>'],
    ['<img src="/a.webp" alt="x">', '<img src="/b.webp" alt="x">'],
    ['<img src="/a.webp" alt="x">', '<img src="/a.webp" alt="y">'],
    ['<p>&lt;strong>Un&lt;/strong></p>', '<p><b>Un</b></p>'],
    ['<ol><li>a</li></ol>', '<ol><li>b</li></ol>'],
    ['<p>Un !</p>', '<p>Un\u202F!</p>'],
  ])('differs between %s and %s', (one, other) => {
    expect(signature(one)).not.toEqual(signature(other));
  });
});
