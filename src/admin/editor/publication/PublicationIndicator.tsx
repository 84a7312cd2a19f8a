import { useEffect, useState } from 'react';
import { PUBLICATION_COPY as COPY } from './copy.ts';
import type { PublicationSources } from './follow-publication.ts';
import { PublicationFailure } from './PublicationFailure.tsx';
import { siteState, type SiteState } from './site-state.ts';
import { $visibleChanges, tellVisibleChange } from './visible-changes.ts';

/** Milliseconds between polls: during a publication, and otherwise. */
const UNDERWAY_DELAY = 5000;
const CALM_DELAY = 60_000;

interface Props {
  sources: Pick<PublicationSources, 'newest' | 'onlineBuildId' | 'retry'>;
}

/** State of the site in one line, always in sight; nothing until it is known. A failure offers a retry. */
export function PublicationIndicator({ sources }: Props) {
  const site = useSiteState(sources);
  if (site === null) return null;
  const retry = async () => {
    await sources.retry();
    tellVisibleChange(null);
  };
  const { state, reason } = site;
  return (
    <div className="publication-indicator" data-state={state}>
      <p role="status">{COPY.site[state]}</p>
      {(state === 'failed' || state === 'partial') && <PublicationFailure reason={reason} retry={retry} isSmall />}
    </div>
  );
}

/**
 * Polls the state of the site while the page is visible, and at once after a change. Keeps the last known state while there is no
 * answer.
 */
function useSiteState({ newest, onlineBuildId }: Props['sources']): SiteState | null {
  const [known, setKnown] = useState<SiteState | null>(null);
  useEffect(() => {
    let question = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(waiting);
      question += 1;
      if (document.hidden) return;
      const asked = question;
      const answer = await Promise.all([newest(), onlineBuildId()]).catch(() => null);
      // Discards an answer when a change came after the request.
      if (asked !== question) return;
      const site = answer && siteState(...answer, new Date());
      if (site) setKnown(site);
      waiting = setTimeout(() => void ask(), site?.state === 'underway' ? UNDERWAY_DELAY : CALM_DELAY);
    };
    const look = () => void ask();
    document.addEventListener('visibilitychange', look);
    const stopListening = $visibleChanges.listen(look);
    void ask();
    return () => {
      question = -1;
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', look);
      stopListening();
    };
  }, [newest, onlineBuildId]);
  return known;
}
