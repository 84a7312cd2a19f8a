import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean.ts';
import { isOwnPicture } from './cover.ts';

const ORIGIN = 'https://images.exemple';
const clean = (html: string) => cleanHtml(html, { imageOrigin: ORIGIN, siteHost: 'coquelicot.exemple' });
const APART = 'target="_blank" rel="noopener noreferrer"';

describe('cleanHtml on links', () => {
  it.each([
    ['opens an external one apart', '<a href="https://a.fr">x</a>', `<a href="https://a.fr" ${APART}>x</a>`],
    ['gives https:// to one without scheme', '<a href="a.fr">x</a>', `<a href="https://a.fr" ${APART}>x</a>`],
    [
      'keeps one that names the site inside',
      '<a href="https://coquelicot.exemple/a?b#c" target="_blank" rel="x">x</a>',
      '<a href="/a?b#c">x</a>',
    ],
    ['leaves one to the same page as it is', '<a href="?x=1">x</a>', '<a href="?x=1">x</a>'],
    ['keeps one inside the site there', '<a href="/blog" target="_blank" rel="opener">x</a>', '<a href="/blog">x</a>'],
    ['leaves an anchor untouched', '<a href="#fin">x</a>', '<a href="#fin">x</a>'],
    [
      'keeps the text of one that may not be followed',
      '<a href="javascript:x">x <b>y</b></a>',
      '<span>x <b>y</b></span>',
    ],
    ['keeps the text of one that leads nowhere', '<a name="x">x</a>', '<span>x</span>'],
    ['never puts one inside another', '<a href="/a">x<a href="/b">y</a></a>', '<a href="/a">x</a><a href="/b">y</a>'],
  ])('%s', (_behaviour, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('cleanHtml on pictures', () => {
  const LAZY = 'loading="lazy" decoding="async"';
  it.each([
    ['keeps one of our files', '<img src="/a.png" alt="Toi">', `<img src="/a.png" alt="Toi" ${LAZY}>`],
    ['keeps one of our storage', `<img src="${ORIGIN}/a.png">`, `<img src="${ORIGIN}/a.png" alt="" ${LAZY}>`],
    ['writes the end of a tag as HTML does', '<p>a<br/>b &gt; c /> d</p>', '<p>a<br>b &gt; c /&gt; d</p>'],
    ['drops other sources', '<img src="/a.png" srcset="//x 2x">', `<img src="/a.png" alt="" ${LAZY}>`],
    [
      'turns a third-party one into a link to it',
      '<p>Un <img src="https://x.fr/a.png" alt="chat &amp; chien"> deux</p>',
      `<p>Un <a href="https://x.fr/a.png" ${APART}>Voir l’image\u00a0: chat &amp; chien</a> deux</p>`,
    ],
    [
      'names it without alternative too',
      '<img src="https://x.fr/a">',
      `<a href="https://x.fr/a" ${APART}>Voir l’image</a>`,
    ],
    ['keeps the alternative of an embedded one', '<img src="data:image/png;base64,x" alt="Toi">', '<span>Toi</span>'],
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
  ])('takes %j for one of ours: %s', (source, isOwn) => {
    expect(isOwnPicture(source, ORIGIN)).toBe(isOwn);
  });

  it('knows no storage when there is none', () => {
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
      'keeps what follows Google Docs’ wrapper, each element with its own end',
      '<b id="docs-internal-guid-1"><p>a</p></b><h2>b</h2><p><a href="/blog">c</a></p><b id="docs-internal-guid-2">d</b><b>e</b>',
      '<p>a</p><h2>b</h2><p><a href="/blog">c</a></p>d<b>e</b>',
    ],
    ['drops an author’s own wrapper', '<docs-wrapper dir="rtl" onclick="x()">mot</docs-wrapper>', 'mot'],
    [
      'puts no link in a link, whatever stands there',
      '<a href="/blog"><img src="https://o.exemple/x.png" alt="Une image"><a href="/jeux">b</a></a><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
      '<a href="/blog"><span>Une image</span></a><a href="/jeux">b</a><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
    ],
    [
      'shows no player in a link',
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
    [
      'lowers titles that stand above or below the text’s',
      '<h1>a</h1><h5>b</h5><h6>c</h6>',
      '<h2>a</h2><h4>b</h4><h4>c</h4>',
    ],
    ['closes what is open', '<p>a<ul><li><b>b', '<p>a</p><ul><li><b>b</b></li></ul>'],
    [
      'keeps tables',
      '<table><tr><th scope="col">a</th><td colspan="2" width="9">b</td></tr></table>',
      '<table><tr><th scope="col">a</th><td colspan="2">b</td></tr></table>',
    ],
  ])('%s', (_behaviour, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});
