import { describe, expect, it } from 'vitest';
import { renderBody } from './body.ts';

const render = (html: string) => renderBody(html, { imageOrigin: null });
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `<p>${index + 1}</p>`).join('');

describe('the table of contents', () => {
  it('is empty with 2 headings', () => {
    expect(render('<h2>Un</h2><h3>Deux</h3>').tableOfContents).toEqual([]);
  });

  it('lists h2 and h3 from 3 headings on, in order', () => {
    expect(render('<h2>Un</h2><p>x</p><h3>Deux</h3><h2>Trois</h2>').tableOfContents).toEqual([
      { level: 2, id: 'un', text: 'Un' },
      { level: 3, id: 'deux', text: 'Deux' },
      { level: 2, id: 'trois', text: 'Trois' },
    ]);
  });

  it('counts neither h4 nor headings without text', () => {
    expect(render('<h2>Un</h2><h2>Deux</h2><h4>Trois</h4><h2> </h2><h3><br></h3>').tableOfContents).toEqual([]);
  });

  it('counts an h1, which becomes an h2', () => {
    expect(render('<h1>Un</h1><h2>Deux</h2><h3>Trois</h3>').tableOfContents[0]).toEqual({
      level: 2,
      id: 'un',
      text: 'Un',
    });
  });

  it('gives the words of a heading, decoded and without tags', () => {
    const [first] = render('<h2>Toi &amp; <b>moi</b>\n &lt;3</h2><h2>b</h2><h2>c</h2>').tableOfContents;
    expect(first?.text).toBe('Toi & moi <3');
  });

  it('finds headings inside other elements', () => {
    expect(render('<div><h2>a</h2></div><blockquote><h3>b</h3></blockquote><h2>c</h2>').tableOfContents).toHaveLength(
      3,
    );
  });
});

describe('the ids of headings', () => {
  it('are slugs, in the page and in the table of contents alike', () => {
    const { parts, tableOfContents } = render('<h2 dir="ltr">L’été à Nîmes</h2><h3>Cœur</h3><h2>Où ça ?</h2>');
    expect(parts).toEqual([
      '<h2 id="lete-a-nimes" dir="ltr">L’été à Nîmes</h2><h3 id="coeur">Cœur</h3><h2 id="ou-ca">Où ça ?</h2>',
    ]);
    expect(tableOfContents.map(({ id }) => id)).toEqual(['lete-a-nimes', 'coeur', 'ou-ca']);
  });

  it('differ when titles differ only by accents, or when a title already ends in a number', () => {
    const [html] = render('<h2>Été</h2><h2>Ete</h2><h3>ete-2</h3><h2>E\u0301te\u0301</h2>').parts;
    expect(idsOf(html)).toEqual(['ete', 'ete-2', 'ete-2-2', 'ete-3']);
    expect(idsOf(render('<h2>ete-2</h2><h2>Été</h2><h2>Été</h2>').parts[0])).toEqual(['ete-2', 'ete', 'ete-3']);
  });

  it('are “partie” and “partie-2” for titles without a letter', () => {
    expect(idsOf(render('<h2>🎉</h2><h2>…</h2>').parts[0])).toEqual(['partie', 'partie-2']);
  });

  it('never equal ids of the page itself', () => {
    const titles = ['Contenu', 'Sommaire', 'Compteurs', 'Aussi'].map((title) => `<h2>${title}</h2>`).join('');
    expect(idsOf(render(titles).parts[0])).toEqual(['contenu-2', 'sommaire-2', 'compteurs-2', 'aussi-2']);
  });

  it('replace the author’s ids, which are dropped from all elements', () => {
    expect(idsOf(render('<h2 id="x">Un</h2><p id="y">z</p>').parts[0])).toEqual(['un']);
  });

  it('are given only to the inner of two nested headings', () => {
    expect(render('<h2>a<div><h3>b</h3></div>c</h2>').parts).toEqual(['<h2>a<div><h3 id="b">b</h3></div>c</h2>']);
  });

  it('are all different for 200 headings, in the page and in the table', () => {
    const { parts, tableOfContents } = render('<h2>Même titre</h2><p>x</p>'.repeat(200));
    const ids = idsOf(parts.join(''));
    expect(new Set(ids).size).toBe(200);
    expect(tableOfContents.map(({ id }) => id)).toEqual(ids);
    expect(ids.at(-1)).toBe('meme-titre-200');
  });

  it('hold no quotation mark or sign that would end the attribute', () => {
    expect(idsOf(render('<h2>"&gt;&lt;script&gt; a="b</h2>').parts[0])).toEqual(['script-ab']);
  });
});

describe('the middle call to action', () => {
  it.each([
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [10, 5],
  ])('stands in a text of %i paragraphs after paragraph %i', (count, middle) => {
    const [before, after] = render(paragraphs(count)).parts;
    expect(before.endsWith(`<p>${middle}</p>`)).toBe(true);
    expect(after?.startsWith(`<p>${middle + 1}</p>`)).toBe(true);
    expect(before + after).toBe(paragraphs(count));
  });

  it.each([0, 1, 3])('is absent with %i paragraphs', (count) => {
    expect(render(paragraphs(count)).parts).toEqual([paragraphs(count)]);
  });

  it('counts top-level paragraphs only, and never stands inside an element', () => {
    const quote = `<blockquote>${paragraphs(6)}</blockquote>`;
    expect(render(quote).parts).toHaveLength(1);
    expect(render(`<p>a</p>${quote}<p>b</p><p>c</p>`).parts).toHaveLength(1);
    expect(render(`<p>a</p>${quote}<p>b</p><p>c</p><p>d</p>`).parts).toEqual([
      `<p>a</p>${quote}<p>b</p>`,
      '<p>c</p><p>d</p>',
    ]);
  });

  it('does not count blank lines, and counts a paragraph that holds a picture', () => {
    const embed = '<p> <iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe> </p>';
    const blank = `<p></p><p><br></p><p>&nbsp;</p><p><strong> </strong></p>${embed}`;
    expect(render(`<p>a</p>${blank}<p>b</p><p>c</p>`).parts).toHaveLength(1);
    expect(render(`<p>a</p><p><img src="/a.png"></p><p>b</p><p>c</p>`).parts).toHaveLength(2);
  });

  it('counts the paragraphs after breaks, rules and pictures, which have no end tag', () => {
    expect(render('<p>a<br>b</p><hr><img src="/a.png"><p>c</p><br><p>d</p><p>e</p>').parts[1]).toBe(
      '<br><p>d</p><p>e</p>',
    );
  });

  it('counts the paragraphs that Google Docs wraps in one element', () => {
    expect(render(`<b id="docs-internal-guid-1">${paragraphs(4)}</b>`).parts).toEqual([
      '<p>1</p><p>2</p>',
      '<p>3</p><p>4</p>',
    ]);
  });

  it('keeps the ids of headings unique across both parts', () => {
    const [before, after] = render('<h2>Un</h2><p>a</p><p>b</p><h2>Un</h2><p>c</p><p>d</p>').parts;
    expect(before).toBe('<h2 id="un">Un</h2><p>a</p><p>b</p>');
    expect(after).toBe('<h2 id="un-2">Un</h2><p>c</p><p>d</p>');
  });
});

describe('renderBody', () => {
  it.each([
    ['a script between paragraphs', '<script>x</script>'.repeat(4)],
    ['an unclosed quotation', '<blockquote>'],
    ['a tag written as text', '&lt;/p&gt;&lt;h2&gt;'],
  ])('finds headings and counts paragraphs correctly despite %s', (_what, html) => {
    expect(render(`${html}<h2>Un</h2>`).parts.join('')).toContain('<h2 id="un">Un</h2>');
    expect(render(`${html}${paragraphs(3)}`).parts).toHaveLength(1);
  });

  it('finishes on 1 MB of headings and paragraphs', () => {
    const { parts, tableOfContents } = render('<h2>Un titre</h2><p>Un paragraphe.</p>'.repeat(28_000));
    expect(parts).toHaveLength(2);
    expect(tableOfContents).toHaveLength(28_000);
  }, 30_000);
});
