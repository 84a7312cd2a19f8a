import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanHtml, parsedAndCleaned } from './clean.ts';
import { plainMarkup } from '../text/plain-markup.ts';
import { randomMarkup } from '../text/random-markup.support.ts';
import { plainLink } from './plain-link.ts';

const OPTIONS = { imageOrigin: 'https://images.example', siteHost: 'coquelicot.example' };
const read = (html: string) => plainMarkup(html, (address) => plainLink(address, OPTIONS.siteHost, { rel: 'r' }));
const ARTICLES = path.resolve(import.meta.dirname, '../../../supabase/seed/articles');

describe('plain markup', () => {
  it.each([
    '',
    'Un texte &amp; un autre, &lt;b&gt;, « guillemets », "droits", l’apostrophe, l\'autre 💌',
    '<p>Un</p>\n<p>Deux<br>lignes</p>\t<h2>Titre <em>doux</em></h2>',
    '<ul>\n<li>Un</li>\n<li><p>Deux</p><ol><li>Trois</li></ol></li></ul>',
    '<blockquote><p>Cité</p><blockquote>encore</blockquote></blockquote>',
    '<p></p><p><strong><em><u>tout</u></em></strong></p>',
  ])('is given back as it is: %s', (html) => {
    expect(read(html)).toBe(html);
    expect(parsedAndCleaned(html, OPTIONS)).toBe(html);
  });

  it.each([
    ['an element at its end', '<p>a <em>b', '<p>a <em>b</em></p>'],
    [
      'what stands in an element that ends',
      '<blockquote><p>a</blockquote><p>b</p>',
      '<blockquote><p>a</p></blockquote><p>b</p>',
    ],
    ['crossed elements', '<em><strong>a</em>b</strong>', '<em><strong>a</strong></em>b'],
    ['a link', '<p><a href="/a">a</p><p><a href="/b">b', '<p><a href="/a">a</a></p><p><a href="/b">b</a></p>'],
  ])('has %s closed', (_case, html, closed) => {
    expect(read(html)).toBe(closed);
    expect(parsedAndCleaned(html, OPTIONS)).toBe(closed);
  });

  it('lets go of ends without a start', () => {
    const html = '</blockquote><p>a</em> b</a></p></ul>';
    expect(read(html)).toBe('<p>a b</p>');
    expect(parsedAndCleaned(html, OPTIONS)).toBe('<p>a b</p>');
  });

  it('has its links written anew', () => {
    const html =
      '<p><a href="https://ailleurs.example/a?b=c">là</a>, <a href="/quiz">ici</a>, <a href="#x">plus bas</a></p>';
    expect(read(html)).toBe(html.replace('c">', 'c" rel="r">'));
  });
});

describe('not plain markup', () => {
  it.each([
    ['an attribute', '<p class="a">a</p>'],
    ['an attribute besides the address', '<a href="/a" onclick="x()">a</a>'],
    ['an attribute hidden in the address', '<a href="/a" title="">a</a>'],
    ['a quotation mark of the other kind', "<a href='/a'>a</a>"],
    ['an address that runs', '<a href="javascript:alert(1)">a</a>'],
    ['an address of data', '<a href="data:text/html,x">a</a>'],
    ['an address without scheme', '<a href="//evil.example">a</a>'],
    ['an address with a backslash', '<a href="/\\evil.example">a</a>'],
    ['an address with a reference', '<a href="/a&amp;b">a</a>'],
    ['an address with spaces', '<a href=" /a">a</a>'],
    ['an account in the address', '<a href="https://a@evil.example/">a</a>'],
    ['an address that does not end', '<a href="/a>a</a>'],
    ['a link in a link', '<a href="/a"><em><a href="/b">b</a></em></a>'],
    ['an unknown element', '<section>a</section>'],
    ['a script', '<script>alert(1)</script>'],
    ['a picture', '<img src="/a.png">'],
    ['capitals', '<P>a</P>'],
    ['a space in a tag', '<p >a</p>'],
    ['a void element of XML', '<br/>'],
    ['a comment', '<!-- a -->'],
    ['a doctype', '<!doctype html>'],
    ['a declaration', '<?xml?>'],
    ['an end of a paragraph without start', 'a</p>'],
    ['an open element that holds no words', '<ul>a<em>b</em></ul>'],
    ['a paragraph in a paragraph', '<p><p>a</p></p>'],
    ['a list in a paragraph', '<p><ul></ul></p>'],
    ['a paragraph in words', '<strong><p>a</p></strong>'],
    ['an item without list', '<li>a</li>'],
    ['words in a list', '<ul><em>a</em></ul>'],
    ['an end of a line break', '</br>'],
    ['a reference by name', 'a&nbsp;b'],
    ['a reference by number', 'a&#60;b'],
    ['a reference without end', 'a &amp b'],
    ['an ampersand alone', 'a & b'],
    ['a bracket alone', 'a > b'],
    ['an open bracket', 'a < b'],
    ['brackets the wrong way round', 'a > b < c'],
    ['a zero byte', 'a\0b'],
    ['a carriage return', 'a\r\nb'],
    ['very deep nesting', `${'<blockquote>'.repeat(60)}${'</blockquote>'.repeat(60)}`],
  ])('is HTML with %s', (_case, html) => {
    expect(read(html)).toBeNull();
  });
});

describe('cleaning', () => {
  it('gives the same without a parser, whatever is put together', () => {
    const next = randomMarkup(7);
    let plain = 0;
    for (let number = 0; number < 30_000; number += 1) {
      const html = next();
      plain += read(html) === null ? 0 : 1;
      expect({ html, is: cleanHtml(html, OPTIONS) }).toEqual({ html, is: parsedAndCleaned(html, OPTIONS) });
    }
    expect(plain).toBeGreaterThan(5000);
  });

  it('needs no parser for most of the sample articles, and gives the same', () => {
    const bodies = readdirSync(ARTICLES).map(
      (file) => readFileSync(path.join(ARTICLES, file), 'utf8').split(/^---$/m).at(-1) ?? '',
    );
    expect(bodies.filter((body) => read(body) !== null).length).toBeGreaterThan(bodies.length / 2);
    for (const body of bodies) expect(cleanHtml(body, OPTIONS)).toBe(parsedAndCleaned(body, OPTIONS));
  });
});
