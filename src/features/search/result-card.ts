import type { SearchDocument } from '../../core/search/index-files.ts';
import { markedPieces } from '../../core/search/mark.ts';
import { RESULT_SECTION } from './copy.ts';
import type { Parts } from './parts.ts';

/** The card of a result, made of text nodes alone: whatever a title holds, it is read and not run. */
export function resultCard(
  { result, defaultCover }: Pick<Parts, 'result' | 'defaultCover'>,
  document: SearchDocument,
  terms: ReadonlySet<string>,
): DocumentFragment {
  const card = result.content.cloneNode(true) as DocumentFragment;
  const fill = (selector: string, ...content: (string | Node)[]) =>
    card.querySelector(selector)?.replaceChildren(...content);
  fill('a', ...marked(document.title, terms));
  fill('.excerpt', ...marked(document.excerpt, terms));
  fill('span', RESULT_SECTION[document.contentType]);
  fill('time', document.dateLabel);
  fill('i', document.readingTime.replaceAll(' ', '\u00a0'));
  card.querySelector('a')?.setAttribute('href', encodeURI(document.address));
  card.querySelector('time')?.setAttribute('datetime', document.date);
  const cover = card.querySelector('img');
  if (cover && document.cover !== null) {
    cover.src = document.cover;
    // Out of reach, offline above all.
    cover.addEventListener('error', () => (cover.src = defaultCover), { once: true });
  }
  return card;
}

function marked(text: string, terms: ReadonlySet<string>): (string | Node)[] {
  return markedPieces(text, terms).map((piece) => {
    if (!piece.isMatch) return piece.text;
    const mark = document.createElement('mark');
    mark.textContent = piece.text;
    return mark;
  });
}
