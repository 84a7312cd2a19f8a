import { useEffect, useState } from 'react';
import { PUBLICATION_COPY as COPY } from './copy.ts';
import type { PublicationSources } from './follow-publication.ts';
import { PublicationStatus } from './PublicationStatus.tsx';
import { forgetChange, type VisibleChange } from './visible-changes.ts';

/** Milliseconds after which what visitors see is news no more. */
const ONLINE_TIME = 10_000;

interface Props {
  change: VisibleChange;
  sources: PublicationSources;
}

/** The status of the change that was asked for last, on whichever screen; it goes by itself once all is well. */
export function FollowedChangeStatus({ change, sources }: Props) {
  const [isOnline, setOnline] = useState(false);
  useEffect(() => {
    if (!isOnline) return;
    const timer = setTimeout(forgetChange, ONLINE_TIME);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return (
    <section className="followed-change" aria-label={COPY.followed}>
      <PublicationStatus
        publicationId={change.publicationId}
        change={change.change}
        sources={sources}
        onOnline={() => setOnline(true)}
      />
      <button type="button" className="chip" onClick={forgetChange}>
        {COPY.close}
      </button>
    </section>
  );
}
