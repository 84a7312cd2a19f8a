import { ownCover } from '../../core/article/cover.ts';
import { textParts, withEllipses } from '../../core/search/marked-text.ts';
import { articleAddress } from '../../core/site/addresses.ts';
import { longDate } from '../../core/time/paris-date.ts';
import { databaseOrigin } from '../../gateway/browser/database-access.ts';
import type { FoundArticle } from '../../gateway/browser/search.ts';
import { RESULT_SECTION } from './copy.ts';
import type { Parts } from './parts.ts';

/** Makes the card of a result from text nodes only, so that markup in a title is never interpreted. */
export function resultCard(
  { result, defaultCover }: Pick<Parts, 'result' | 'defaultCover'>,
  article: FoundArticle,
): DocumentFragment {
  const card = result.content.cloneNode(true) as DocumentFragment;
  const fill = (selector: string, ...content: (string | Node)[]) =>
    card.querySelector(selector)?.replaceChildren(...content);
  fill('a', ...marked(article.title));
  fill('.excerpt', ...marked(withEllipses(article.extract)));
  fill('span', RESULT_SECTION[article.contentType]);
  fill('time', longDate(article.publishedAt));
  fill('i', article.readingTime.replaceAll(' ', '\u00a0'));
  card.querySelector('a')?.setAttribute('href', encodeURI(articleAddress(article)));
  card.querySelector('time')?.setAttribute('datetime', article.publishedAt);
  const cover = card.querySelector('img');
  const address = ownCover(article.imageUrl, databaseOrigin());
  if (cover && address !== null) {
    cover.src = address;
    cover.addEventListener('error', () => (cover.src = defaultCover), { once: true });
  }
  return card;
}

function marked(text: string): (string | Node)[] {
  return textParts(text).map((part) => {
    if (!part.isMatch) return part.text;
    const mark = document.createElement('mark');
    mark.textContent = part.text;
    return mark;
  });
}
