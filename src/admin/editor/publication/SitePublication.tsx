import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { BrowserDatabase } from '../../../gateway/browser/session.ts';
import { FollowedChangeStatus } from './FollowedChangeStatus.tsx';
import type { PublicationSources } from './follow-publication.ts';
import { publicationSources } from './publication-sources.ts';
import { PublicationIndicator } from './PublicationIndicator.tsx';
import { $followedChange, $statusesInPlace } from './visible-changes.ts';

/** Status of the site that belongs to a database; loaded after the screen's own content. */
export function SiteStatus({ database }: { database: BrowserDatabase }) {
  const [sources] = useState(() => publicationSources(database));
  return <SitePublication sources={sources} />;
}

/** Publication status on every screen: the progress of the last change, or else the state of the site. */
export function SitePublication({ sources }: { sources: PublicationSources }) {
  const change = useStore($followedChange);
  const isShownInPlace = useStore($statusesInPlace) > 0;
  if (change === null || isShownInPlace) return <PublicationIndicator sources={sources} />;
  return <FollowedChangeStatus key={change.number} change={change} sources={sources} />;
}
