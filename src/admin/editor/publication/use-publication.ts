import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { followPublication, UNKNOWN, type FollowedPublication, type PublicationSources } from './follow-publication.ts';

/** Follows a publication (null: the newest) while the component is mounted. */
export function usePublication(id: string | null, sources: PublicationSources): FollowedPublication {
  const [$shown] = useState(() => atom<FollowedPublication>(UNKNOWN));
  useEffect(() => {
    const { $followed, end } = followPublication(id, sources, document);
    const forget = $followed.subscribe((followed) => $shown.set(followed));
    return () => {
      forget();
      end();
    };
  }, [id, sources, $shown]);
  return useStore($shown);
}
