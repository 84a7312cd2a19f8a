import { useEffect, useState } from 'react';
import { slugProblem } from '../../../core/editing/slug.ts';

/** Milliseconds without typing before the database is asked. */
const PAUSE = 400;

/** Result of a check: `none` for an empty or malformed address, `unknown` when the database did not answer. */
export type SlugCheck = 'none' | 'checking' | 'free' | 'taken' | 'unknown';

/** Checks whether an address is free, once typing pauses. @param isSlugFree throws when the database does not answer */
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
