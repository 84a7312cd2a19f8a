import { getRssString } from '@astrojs/rss';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { Article } from '../../core/article/article.ts';
import { renderBody } from '../../core/article/body.ts';
import { anArticle, articlesOf, contentOf, EFFECTS, idOf } from '../../core/site/content.support.ts';
import { listPages } from '../../core/site/list-pages.ts';
import { ITEMS_PER_FEED, newestArticles } from '../../core/site/newest-articles.ts';
import { feedItem, readableBody, withAbsoluteAddresses, xmlText } from './feed-items.ts';

const SITE = new URL('https://coquelicot.exemple');
const pagesOf = (articles: Article[]) => listPages(contentOf({ articles }), EFFECTS);
const idsIn = (articles: Article[], contentType: Article['contentType'] | null = null) =>
  newestArticles(pagesOf(articles), contentType).map(({ props }) => props.article.id);

async function feedOf(fields: Parameters<typeof anArticle>[1], picture = '/social/a.png'): Promise<string> {
  const [page] = newestArticles(pagesOf([anArticle(1, fields)]), null);
  if (!page) throw new Error('An article has a page');
  const body = readableBody(renderBody(page.props.article.contentHash, { imageOrigin: null }));
  const item = feedItem(page, body, picture, SITE);
  const xmlns = { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' };
  return getRssString({ title: 'a', description: 'b', site: SITE, items: [item], trailingSlash: false, xmlns });
}

/** Returns the text that a feed reader shows; fails when the HTML holds an element. */
function htmlText(html: string): string {
  let text = '';
  new Parser({
    onopentagname: (name) => expect.unreachable(`the HTML holds <${name}>`),
    oncomment: () => expect.unreachable('the HTML holds a comment'),
    ontext: (piece) => (text += piece),
  }).end(html);
  return text;
}

/** Parses a feed as strict XML and returns its texts by element; joins the texts of elements with one name. */
function readXml(xml: string): Record<string, string> {
  expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
  expect(xmlText(xml)).toBe(xml);
  expect(xml.replace(/<[^<>]+>/g, '')).not.toMatch(/[<>]/);
  const texts: Record<string, string> = {};
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentagname: (name) => open.push(name),
      ontext(text) {
        const name = open.at(-1) ?? '';
        texts[name] = (texts[name] ?? '') + text;
      },
      onclosetag(name, isImplied) {
        if (!name.startsWith('?')) expect([name, isImplied]).toEqual([open.pop(), false]);
      },
      onprocessinginstruction: () => undefined,
    },
    { xmlMode: true },
  );
  parser.end(xml.replace(/<(atom:link|media:content)([^>]*)\/>/g, '<$1$2></$1>'));
  expect(open).toEqual([]);
  return texts;
}

describe('newestArticles', () => {
  it('returns the 30 newest articles by instant of publication, across time zones', () => {
    const articles = articlesOf(40);
    articles[39] = anArticle(40, { publishedAt: '2026-05-20T01:00:00+02:00' });
    articles[38] = anArticle(39, { publishedAt: '2026-05-19T23:30:00Z' });
    const ids = idsIn(articles);
    expect(ids).toHaveLength(ITEMS_PER_FEED);
    expect(ids.slice(0, 3)).toEqual([idOf(39), idOf(40), idOf(1)]);
  });

  it('returns articles of one type or of both', () => {
    const articles = [anArticle(1), anArticle(2, { contentType: 'anecdote' }), anArticle(3, { slug: null })];
    expect(idsIn(articles, 'blog')).toEqual([idOf(1), idOf(3)]);
    expect(idsIn(articles, 'anecdote')).toEqual([idOf(2)]);
    expect(idsIn(articles)).toEqual([idOf(1), idOf(2), idOf(3)]);
    expect(idsIn([])).toEqual([]);
  });
});

describe('feedItem', () => {
  it('holds the article’s id, canonical address, dates and categories', async () => {
    const xml = await feedOf({
      slug: 'été',
      categories: ['Rendez-vous', 'Désir & Cie'],
      publishedAt: '2026-05-14T12:00:00+02:00',
      updatedAt: '2026-05-15T12:00:00+02:00',
    });
    expect(xml).toContain(`<guid isPermaLink="false">${idOf(1)}</guid>`);
    expect(xml).toContain('<link>https://coquelicot.exemple/blog/%C3%A9t%C3%A9</link>');
    expect(xml).toContain('<pubDate>Thu, 14 May 2026 10:00:00 GMT</pubDate>');
    expect(xml).toContain('<atom:updated>2026-05-15T10:00:00.000Z</atom:updated>');
    expect(xml).toContain('<category>Rendez-vous</category><category>Désir &amp; Cie</category>');
    readXml(xml);
  });

  it.each([
    '</title><script>alert(1)</script>',
    ']]>',
    '<![CDATA[x]]>',
    '&lt;b&gt; &amp; &#x3c; &nbsp; &inconnu;',
    `"guillemets" 'droits' « français » 💌`,
    '<!-- --> <?xml version="1.0"?>',
    '<!DOCTYPE rss [<!ENTITY a "b">]>&a;',
    'a < b && c > d',
    '42',
    'true',
    '__proto__',
  ])('preserves the text %j in title, category and description', async (title) => {
    const texts = readXml(await feedOf({ title, description: title, categories: [title] }));
    expect(texts).toMatchObject({ title: `a${title}`, category: title });
    // A description is HTML; a feed reader shows this text.
    expect(htmlText(texts['description'] ?? '')).toBe(`b${title}`);
  });

  it.each([
    ['/social/été.png', 'https://coquelicot.exemple/social/%C3%A9t%C3%A9.png'],
    [`https://projet.exemple/a'"<>.jpg?a=1&b=2`, 'https://projet.exemple/a&apos;%22%3C%3E.jpg?a=1&amp;b=2'],
  ])('includes the absolute address of the picture %s', async (picture, address) => {
    const xml = await feedOf({}, picture);
    expect(xml).toContain(`<media:content url="${address}" medium="image"`);
    readXml(xml);
  });

  it('drops characters that XML cannot hold', async () => {
    const texts = readXml(await feedOf({ title: 'a\0b\u000bc\u001fd\ufffee\ud800f\ttab', content: '<p>a\u0001b</p>' }));
    expect(texts['title']).toBe('aabcde\ufffdf\ttab');
    expect(texts['content:encoded']).toBe('<p>ab</p>');
  });

  it('holds the whole text, cleaned, with absolute addresses', async () => {
    const content = `<script>x</script>${'<p onclick="x">é &amp; è</p>'.repeat(6)}<img src="/a.png">`;
    const { 'content:encoded': text = '' } = readXml(await feedOf({ content }));
    expect(text.match(/<p>é &amp; è<\/p>/g)).toHaveLength(6);
    expect(text).toContain('src="https://coquelicot.exemple/a.png"');
    expect(text).not.toMatch(/script|onclick/);
  });
});

describe('readableBody', () => {
  it('replaces each embed with a link', async () => {
    const content = '<p>a</p><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe><p>b</p>';
    const { 'content:encoded': text } = readXml(await feedOf({ content }));
    expect(text).toBe('<p>a</p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Voir sur YouTube</a><p>b</p>');
  });
});

describe('withAbsoluteAddresses', () => {
  it.each([
    ['/quiz', 'https://coquelicot.exemple/quiz'],
    ['/été?a=1&b=2', 'https://coquelicot.exemple/%C3%A9t%C3%A9?a=1&amp;b=2'],
    ['#partie', 'https://coquelicot.exemple/blog/a#partie'],
    ['https://exemple.fr/a?b=1&c=2', 'https://exemple.fr/a?b=1&amp;c=2'],
    ['mailto:a@exemple.fr', 'mailto:a@exemple.fr'],
  ])('turns the link %s into %s', (address, absolute) => {
    const { parts } = renderBody(`<p><a href="${address}">a</a></p>`, { imageOrigin: null });
    expect(withAbsoluteAddresses(parts.join(''), `${SITE.href}blog/a`)).toContain(`href="${absolute}"`);
  });

  it('changes neither texts nor attributes without an address', () => {
    const { parts } = renderBody('<p>href="/a" &lt;a href="/b"&gt;</p><img src="/c.png" alt=\' href="/d" \'>', {
      imageOrigin: null,
    });
    const html = withAbsoluteAddresses(parts.join(''), SITE.href);
    expect(html).toContain('href="/a" &lt;a href="/b"&gt;');
    expect(html).toContain('src="https://coquelicot.exemple/c.png"');
    expect(html).toContain('alt=" href=&quot;/d&quot; "');
  });
});
