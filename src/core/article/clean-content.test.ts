import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean.ts';
import { isOwnPicture } from './cover.ts';

const ORIGIN = 'https://images.exemple';
const clean = (html: string) => cleanHtml(html, { imageOrigin: ORIGIN, siteHost: 'coquelicot.exemple' });
const APART = 'target="_blank" rel="noopener noreferrer"';

describe('cleanHtml on links', () => {
  it.each([
    ['opens an external link in a new tab', '<a href="https://a.fr">x</a>', `<a href="https://a.fr" ${APART}>x</a>`],
    ['gives https:// to a link without a scheme', '<a href="a.fr">x</a>', `<a href="https://a.fr" ${APART}>x</a>`],
    [
      'turns a link with the site’s own host into a path',
      '<a href="https://coquelicot.exemple/a?b#c" target="_blank" rel="x">x</a>',
      '<a href="/a?b#c">x</a>',
    ],
    ['leaves a link to the same page as it is', '<a href="?x=1">x</a>', '<a href="?x=1">x</a>'],
    [
      'opens a link inside the site in the same tab',
      '<a href="/blog" target="_blank" rel="opener">x</a>',
      '<a href="/blog">x</a>',
    ],
    ['leaves an anchor untouched', '<a href="#fin">x</a>', '<a href="#fin">x</a>'],
    [
      'keeps the text of a link with a forbidden scheme',
      '<a href="javascript:x">x <b>y</b></a>',
      '<span>x <b>y</b></span>',
    ],
    ['keeps the text of a link without an address', '<a name="x">x</a>', '<span>x</span>'],
    ['never nests a link in a link', '<a href="/a">x<a href="/b">y</a></a>', '<a href="/a">x</a><a href="/b">y</a>'],
  ])('%s', (_behaviour, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('cleanHtml on pictures', () => {
  const LAZY = 'loading="lazy" decoding="async"';
  it.each([
    ['keeps a picture of the site’s own files', '<img src="/a.png" alt="Toi">', `<img src="/a.png" alt="Toi" ${LAZY}>`],
    [
      'keeps a picture of the site’s storage',
      `<img src="${ORIGIN}/a.png">`,
      `<img src="${ORIGIN}/a.png" alt="" ${LAZY}>`,
    ],
    [
      'writes a void element without a slash, and a stray > as text',
      '<p>a<br/>b &gt; c /> d</p>',
      '<p>a<br>b &gt; c /&gt; d</p>',
    ],
    ['drops the sources in srcset', '<img src="/a.png" srcset="//x 2x">', `<img src="/a.png" alt="" ${LAZY}>`],
    [
      'turns a third-party picture into a link to it',
      '<p>Un <img src="https://x.fr/a.png" alt="chat &amp; chien"> deux</p>',
      `<p>Un <a href="https://x.fr/a.png" ${APART}>Voir l’image\u00a0: chat &amp; chien</a> deux</p>`,
    ],
    [
      'turns a third-party picture without alternative text into a link, too',
      '<img src="https://x.fr/a">',
      `<a href="https://x.fr/a" ${APART}>Voir l’image</a>`,
    ],
    [
      'keeps only the alternative text of a picture in a data: address',
      '<img src="data:image/png;base64,x" alt="Toi">',
      '<span>Toi</span>',
    ],
  ])('%s', (_behaviour, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    ['/a.png', true],
    [`${ORIGIN}/a.png`, true],
    [ORIGIN, false],
    [`${ORIGIN}.pirate.fr/a.png`, false],
    [`${ORIGIN}@pirate.fr/a.png`, false],
    ['http://images.exemple/a.png', false],
    ['//pirate.fr/a.png', false],
    ['/\\pirate.fr/a.png', false],
    ['/\t/pirate.fr/a.png', false],
    ['/\n/pirate.fr/a.png', false],
    ['a.png', false],
    ['', false],
  ])('isOwnPicture says whether the site serves %j: %s', (source, isOwn) => {
    expect(isOwnPicture(source, ORIGIN)).toBe(isOwn);
  });

  it('isOwnPicture accepts only paths of the site when there is no storage', () => {
    expect(isOwnPicture('null/a.png', null)).toBe(false);
    expect(isOwnPicture('/a.png', null)).toBe(true);
  });
});

describe('cleanHtml on pasted text', () => {
  it.each([
    [
      'keeps the text of Word and drops its marks',
      '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p class=MsoNormal style="mso-x:y"><span lang=FR>Bon<o:p></o:p></span><![if !supportLists]>· <![endif]>jour<o:p>&nbsp;</o:p></p>',
      '<p><span lang="FR">Bon</span>· jour\u00a0</p>',
    ],
    [
      'keeps the text of Google Docs, without its false bold',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a"><p dir="ltr"><span style="font-weight:700">Bon</span></p><p dir="ltr">jour</p></b>',
      '<p dir="ltr"><span>Bon</span></p><p dir="ltr">jour</p>',
    ],
    [
      'keeps the elements after the wrapper of Google Docs, each with its own end tag',
      '<b id="docs-internal-guid-1"><p>a</p></b><h2>b</h2><p><a href="/blog">c</a></p><b id="docs-internal-guid-2">d</b><b>e</b>',
      '<p>a</p><h2>b</h2><p><a href="/blog">c</a></p>d<b>e</b>',
    ],
    [
      'drops a <docs-wrapper> element and keeps its text',
      '<docs-wrapper dir="rtl" onclick="x()">mot</docs-wrapper>',
      'mot',
    ],
    [
      'writes a third-party picture inside a link as text, and a nested link after it',
      '<a href="/blog"><img src="https://o.exemple/x.png" alt="Une image"><a href="/jeux">b</a></a><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
      '<a href="/blog"><span>Une image</span></a><a href="/jeux">b</a><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
    ],
    [
      'drops a player inside a link',
      '<a href="/blog">a<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></a>',
      '<a href="/blog">a</a>',
    ],
    ['keeps the text of unknown elements', '<section><font color="red">mot</font></section>', 'mot'],
    ['keeps emoji', '<p>👩‍❤️‍👨 🏳️‍🌈</p>', '<p>👩‍❤️‍👨 🏳️‍🌈</p>'],
    [
      'keeps right-to-left text and its direction',
      '<p dir="rtl">שלום <bdi>أهلا</bdi></p>',
      '<p dir="rtl">שלום <bdi>أهلا</bdi></p>',
    ],
    ['turns h1 into h2, and h5 and h6 into h4', '<h1>a</h1><h5>b</h5><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
    ['closes open elements', '<p>a<ul><li><b>b', '<p>a</p><ul><li><b>b</b></li></ul>'],
    [
      'keeps tables',
      '<table><tr><th scope="col">a</th><td colspan="2" width="9">b</td></tr></table>',
      '<table><tr><th scope="col">a</th><td colspan="2">b</td></tr></table>',
    ],
  ])('%s', (_behaviour, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});
