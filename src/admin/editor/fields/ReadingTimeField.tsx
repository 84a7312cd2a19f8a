import { useEffect, useRef, useState } from 'react';
import { useWasInSight } from '../use-was-in-sight.ts';
import { SEO_COPY } from './copy.ts';
import { TextControl } from './TextControl.tsx';
import type { FieldBinding } from './use-article-form.ts';

interface Props {
  binding: FieldBinding<string>;
  /** HTML from which the reading time is computed. */
  html: string;
}

/** Reading time of the article: typed, or computed from the text. */
export function ReadingTimeField({ binding, html }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const computed = useReadingTime(html, useWasInSight(place));
  return (
    <div ref={place}>
      <TextControl hint={SEO_COPY.readingTimeHint(computed)} placeholder={computed} binding={binding} />
    </div>
  );
}

/**
 * Returns the computed reading time. Empty at first, because the code that computes it loads once the writer has scrolled to the
 * field. A save computes the reading time in any case.
 */
function useReadingTime(html: string, isWanted: boolean): string {
  const [readingTime, setReadingTime] = useState('');
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    import('../../../core/article/reading-time.ts').then(
      ({ readingTimeIfReadable }) => isShown && setReadingTime(readingTimeIfReadable(html)),
      (error: unknown) => console.warn('The reading time could not be computed', error),
    );
    return () => {
      isShown = false;
    };
  }, [html, isWanted]);
  return readingTime;
}
