import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { checklist, linkQuestions, type ChecklistItem } from '../../../core/editing/checklist.ts';
import { linkChecker } from './check-links.ts';
import type { ChecklistSources } from './checklist-sources.ts';

/** Milliseconds without a change before the article is checked again. */
const PAUSE = 800;

/**
 * Computes the suggestions for an article, at first and whenever writing pauses.
 *
 * @param changes a new value after each change of the form
 * @returns null until the first result
 */
export function useChecklist(
  form: () => ArticleForm,
  changes: unknown,
  sources: ChecklistSources,
): ChecklistItem[] | null {
  const [items, setItems] = useState<ChecklistItem[] | null>(null);
  const ask = useMemo(() => linkChecker(sources), [sources]);
  const isFirst = items === null;

  const read = useEffectEvent(async (isCurrent: () => boolean) => {
    const article = form();
    const { siteHost } = sources;
    const [links, cover] = await Promise.all([
      Promise.resolve()
        .then(() => ask(linkQuestions(article.content, siteHost)))
        // A text that is nested too deep to be read has a suggestion of its own.
        .catch(() => null),
      article.imageUrl === null ? null : sources.pictureSize(article.imageUrl),
    ]);
    if (isCurrent()) setItems(checklist(article, { siteHost, links, cover }));
  });

  useEffect(() => {
    let isCurrent = true;
    const waiting = setTimeout(() => void read(() => isCurrent), isFirst ? 0 : PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
    // Leaves out `isFirst`, which changes with the first result, not with the article.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [changes, ask]);
  return items;
}
