import { useEffect, useState } from 'react';
import { slugProblem } from '../../../core/editing/slug.ts';

/** How long nothing is typed before the database is asked, in milliseconds. */
const PAUSE = 400;

export type SlugCheck = 'none' | 'checking' | 'free' | 'taken' | 'unknown';

/**
 * Whether an address is free, asked once typing pauses.
 *
 * @param isSlugFree asks the database; fails when it does not answer
 */
export function useSlugCheck(slug: string, isSlugFree: (slug: string) => Promise<boolean>): SlugCheck {
  const [answer, setAnswer] = useState<{ slug: string; check: SlugCheck } | null>(null);
  const isWorthAsking = slug !== '' && slugProblem(slug) === null;
  useEffect(() => {
    if (!isWorthAsking) return;
    let isCurrent = true;
    const tell = (check: SlugCheck) => isCurrent && setAnswer({ slug, check });
    const timer = setTimeout(() => {
      void isSlugFree(slug).then(
        (isFree) => tell(isFree ? 'free' : 'taken'),
        () => tell('unknown'),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [slug, isWorthAsking, isSlugFree]);
  if (!isWorthAsking) return 'none';
  return answer?.slug === slug ? answer.check : 'checking';
}
