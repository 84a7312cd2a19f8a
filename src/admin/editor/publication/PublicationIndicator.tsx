import { useEffect, useState } from 'react';
import { PUBLICATION_COPY as COPY } from './copy.ts';
import type { PublicationSources } from './follow-publication.ts';
import { PublicationFailure } from './PublicationFailure.tsx';
import { siteState, type SiteState } from './site-state.ts';
import { $visibleChanges, tellVisibleChange } from './visible-changes.ts';

/** Milliseconds between questions: while something is under way, and otherwise. */
const UNDERWAY_DELAY = 5000;
const CALM_DELAY = 60_000;

interface Props {
  sources: Pick<PublicationSources, 'newest' | 'onlineBuildId' | 'retry'>;
}

/** How the site is: one line, always in sight; nothing while that is not known. What has failed may be tried again. */
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

/** Asks again and again while the page is in sight, and at once after a change; what was known stays without answer. */
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
      // Discards an answer to a question that a change has overtaken.
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
