import { describe, expect, it } from 'vitest';
import { wordpressHtml } from './wordpress-html.ts';

describe('wordpressHtml', () => {
  it('adds paragraphs and line breaks to a post of the classic editor', () => {
    expect(wordpressHtml('Bonjour\r\n<em>toi</em>\r\n\r\n<h2>Titre</h2>\r\n\r\nFin')).toBe(
      '<p>Bonjour<br><em>toi</em></p>\n<h2>Titre</h2>\n<p>Fin</p>',
    );
  });

  it('keeps lists and preformatted texts unchanged', () => {
    const list = '<ul>\n\n<li>un</li>\n\n<li>deux</li>\n</ul>';
    expect(wordpressHtml(`Avant ${list} après`)).toBe(`<p>Avant</p>\n${list}\n<p>après</p>`);
    expect(wordpressHtml('<pre>a\n\nb</pre>')).toBe('<pre>a\n\nb</pre>');
  });

  it('keeps a post of the block editor unchanged', () => {
    const post = '<!-- wp:paragraph {"a":1} -->\n<p>Bonjour</p>\n\n<!-- /wp:paragraph -->';
    expect(wordpressHtml(post)).toBe(post);
  });

  it('makes a figure of a picture with a caption', () => {
    expect(wordpressHtml('[caption id="x" width="10"]<a href="/a"><img src="a.jpg"/></a> Le port[/caption]')).toBe(
      '<figure><a href="/a"><img src="a.jpg"/></a><figcaption>Le port</figcaption></figure>',
    );
  });

  it('makes a link of an address that stands alone, and drops the shortcodes of plug-ins', () => {
    expect(
      wordpressHtml('Voici\n\nhttps://youtu.be/abcdefghijk\n\n[gallery ids="1,2"]\n\n[embed]https://a.fr/b[/embed]'),
    ).toBe(
      '<p>Voici</p>\n<p><a href="https://youtu.be/abcdefghijk">https://youtu.be/abcdefghijk</a></p>\n<p><a href="https://a.fr/b">https://a.fr/b</a></p>',
    );
  });

  it.each(['[caption]', '[caption]<img>', '<pre>', '<ul></ul', '[embed]http://', '\n ', '[vc_'])(
    'keeps 100,000 repetitions of %j unchanged, within 5 s',
    (part) => {
      const text = part.repeat(100_000);
      const start = performance.now();
      const html = wordpressHtml(text);
      expect(performance.now() - start).toBeLessThan(5000);
      // Comparing with `toBe` would print both texts.
      expect(html.replace(/^<p>|<\/p>$/g, '') === text.trim()).toBe(true);
    },
  );
});
