import { useStore } from '@nanostores/react';
import { FollowedChangeStatus } from './FollowedChangeStatus.tsx';
import type { PublicationSources } from './follow-publication.ts';
import { PublicationIndicator } from './PublicationIndicator.tsx';
import { $followedChange, $statusesInPlace } from './visible-changes.ts';

/** What every screen says of the site: how the change that was asked for last goes, or else in one line how the site is. */
export function SitePublication({ sources }: { sources: PublicationSources }) {
  const change = useStore($followedChange);
  const isShownInPlace = useStore($statusesInPlace) > 0;
  if (change === null || isShownInPlace) return <PublicationIndicator sources={sources} />;
  return <FollowedChangeStatus key={change.number} change={change} sources={sources} />;
}
