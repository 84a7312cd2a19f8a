import { expect, it } from 'vitest';
import { siteOf } from '../../build/site.ts';
import { contentOf, EFFECTS, anArticle } from '../../core/site/content.support.ts';
import { listPages } from '../../core/site/list-pages.ts';
import { FEEDS } from '../../presentation/feeds.ts';
import { feedXml } from './feed.ts';

it('feedXml holds an article’s text again after a feed was made while the text was missing', async () => {
  // No other test has this text: tests of a thread share the cache of bodies.
  const content = contentOf({ articles: [anArticle(1, { content: '<p>Un texte entier</p>' })] });
  const pages = listPages(content, EFFECTS);
  const feedWith = (text: string) =>
    feedXml(
      FEEDS.all,
      siteOf(
        content,
        () => pages,
        async () => text,
      ),
      new URL('https://coquelicot.example'),
    );
  expect(await feedWith('')).not.toContain('Un texte entier');
  expect(await feedWith('<p>Un texte entier</p>')).toContain('Un texte entier');
});
