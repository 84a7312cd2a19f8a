import { describe, expect, it } from 'vitest';
import { renderBody } from './body.ts';
import { cleanHtml, type CleanHtml } from './clean.ts';
import { splitAtEmbeds, takeEmbedsOut } from './embed-places.ts';

const clean = (html: string) => cleanHtml(html, { imageOrigin: null });
const render = (html: string) => renderBody(html, { imageOrigin: null });

const YOUTUBE = '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>';
const VIMEO = '<iframe src="https://player.vimeo.com/video/1?dnt=1&amp;h=abcdef"></iframe>';

describe('a player in stored HTML', () => {
  it.each([
    [
      'is reduced to its address when copied from a provider',
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="x" allow="autoplay" allowfullscreen srcdoc="<p>" onload="x"></iframe>',
      YOUTUBE,
    ],
    [
      'loses the HTML inside it',
      `<iframe src="https://youtu.be/dQw4w9WgXcQ"><p>Ton <img src=x onerror=x></iframe>`,
      YOUTUBE,
    ],
    ['is closed when its end tag is missing', '<iframe src="https://youtu.be/dQw4w9WgXcQ"><p>perdu', YOUTUBE],
    ['keeps the second part of a Vimeo address', '<iframe src="https://vimeo.com/1/abcdef"></iframe>', VIMEO],
    ['stays unchanged when already clean', VIMEO + YOUTUBE, VIMEO + YOUTUBE],
    ['keeps its place in a paragraph', `<p>a ${YOUTUBE} b</p>`, `<p>a ${YOUTUBE} b</p>`],
    [
      'is dropped when its site is unknown',
      '<iframe src="https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ">x</iframe>',
      '',
    ],
    ['is dropped when it holds a document', '<iframe srcdoc="<script>x</script>">x</iframe>', ''],
    ['is dropped when its address is a script', '<iframe src="javascript:alert(1)">x</iframe>', ''],
  ])('%s', (_how, html, expected) => {
    expect(clean(`<p>Avant</p>${html}`)).toBe(`<p>Avant</p>${expected}`);
    expect(clean(clean(html))).toBe(clean(html));
  });
});

describe('an embed in an article', () => {
  it('is taken out of the parts, and splitAtEmbeds puts it back at its place', () => {
    const { parts, embeds } = render(`<p>a</p>${YOUTUBE}<p>b ${VIMEO}</p>`);
    expect(parts.join('')).not.toContain('<iframe');
    expect(embeds.map(({ provider }) => provider)).toEqual(['YouTube', 'Vimeo']);
    expect(splitAtEmbeds(parts[0], embeds)).toEqual(['<p>a</p>', embeds[0], '<p>b ', embeds[1], '</p>']);
  });

  it('keeps its place in the second part', () => {
    const { parts, embeds } = render(`<p>1</p>${YOUTUBE}<p>2</p><p>3</p>${VIMEO}<p>4</p>`);
    expect(splitAtEmbeds(parts[1] ?? parts[0], embeds)).toEqual(['<p>3</p>', embeds[1], '<p>4</p>']);
  });

  it('does not count as a paragraph, alone or in a paragraph without text', () => {
    expect(render(`<p>${YOUTUBE}</p>`.repeat(6)).parts).toHaveLength(1);
    expect(render(`<p>1</p>${YOUTUBE}<p>${VIMEO}</p><p>2</p><p>3</p>`).parts).toHaveLength(1);
    expect(render(`<p>1 ${YOUTUBE}</p><p>2</p><p>3</p><p>4</p>`).parts).toHaveLength(2);
  });

  it('adds nothing to the text of a heading', () => {
    const { tableOfContents } = render(`<h2>Un ${YOUTUBE}</h2><h2>Deux</h2><h2>Trois</h2>`);
    expect(tableOfContents[0]).toMatchObject({ id: 'un', text: 'Un' });
  });

  it('cannot be forged by a comment in the author’s HTML', () => {
    const { parts, embeds } = render(`<!--embed 0--><p>&lt;!--embed 0--&gt;</p>${YOUTUBE}`);
    expect(splitAtEmbeds(parts[0], embeds)).toEqual(['<p>&lt;!--embed 0--&gt;</p>', embeds[0], '']);
  });

  it('is not found in an article without a player, whose part stays whole', () => {
    const { parts, embeds } = render('<p>a</p>');
    expect(embeds).toEqual([]);
    expect(splitAtEmbeds(parts[0], embeds)).toEqual(['<p>a</p>']);
  });
});

describe('takeEmbedsOut', () => {
  it('leaves no frame in malformed HTML', () => {
    const { html, embeds } = takeEmbedsOut(
      `<p>a<iframe src="https://evil.example/">b</iframe><iframe>${YOUTUBE}` as CleanHtml,
    );
    expect(html).toBe('<p>ab<!--embed 0-->');
    expect(embeds).toHaveLength(1);
  });
});
