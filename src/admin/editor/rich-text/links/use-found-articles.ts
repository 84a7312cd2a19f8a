import { useEffect, useState } from 'react';
import type { LinkTarget } from '../../../../gateway/browser/articles.ts';

export type FoundArticles =
  { kind: 'none' } | { kind: 'searching' } | { kind: 'found'; articles: LinkTarget[] } | { kind: 'unreachable' };

/** Milliseconds without typing before the search. */
const PAUSE = 200;

/** Searches our articles by title once typing pauses; drops answers to earlier searches. @param text null to search for nothing */
export function useFoundArticles(
  text: string | null,
  findArticles: (text: string) => Promise<LinkTarget[]>,
): FoundArticles {
  const [answer, setAnswer] = useState<{ text: string; found: FoundArticles } | null>(null);
  useEffect(() => {
    if (text === null) return;
    let isWanted = true;
    const tell = (found: FoundArticles) => isWanted && setAnswer({ text, found });
    const timer = setTimeout(() => {
      findArticles(text).then(
        (articles) => tell({ kind: 'found', articles }),
        () => tell({ kind: 'unreachable' }),
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, findArticles]);
  if (text === null) return { kind: 'none' };
  return answer?.text === text ? answer.found : { kind: 'searching' };
}
