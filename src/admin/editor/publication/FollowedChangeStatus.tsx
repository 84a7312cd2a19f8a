import { useEffect, useState } from 'react';
import { PUBLICATION_COPY as COPY } from './copy.ts';
import type { PublicationSources } from './follow-publication.ts';
import { PublicationStatus } from './PublicationStatus.tsx';
import { forgetChange, type VisibleChange } from './visible-changes.ts';

/** Milliseconds that a change is shown as online. */
const ONLINE_TIME = 10_000;

interface Props {
  change: VisibleChange;
  sources: PublicationSources;
}

/** Status of the last change, on any screen. It disappears a while after visitors see the change. */
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
