import { useEffect, useEffectEvent, useState } from 'react';
import type { PublicationState } from '../../../core/editing/publication-progress.ts';
import { PUBLICATION_COPY as COPY, type PublishedChange } from './copy.ts';
import type { FollowedPublication, PublicationSources } from './follow-publication.ts';
import { usePublication } from './use-publication.ts';

interface Props {
  publicationId: string;
  change: PublishedChange;
  /** Made once by the screen. */
  sources: PublicationSources;
  /** Called once visitors see the change. */
  onOnline?: () => void;
}

/** How far a publication is, until the site itself confirms it; a failure with its reason and another try. */
export function PublicationStatus({ publicationId, change, sources, onOnline }: Props) {
  const [retriedAs, setRetriedAs] = useState<{ first: string; id: string } | null>(null);
  const [isRetryRefused, setRetryRefused] = useState(false);
  const id = retriedAs?.first === publicationId ? retriedAs.id : publicationId;
  const followed = usePublication(id, sources);
  const { state, reason } = followed.progress;

  const tellOnline = useEffectEvent(() => onOnline?.());
  useEffect(() => {
    if (state === 'online') tellOnline();
  }, [state]);

  const retry = async () => {
    setRetryRefused(false);
    try {
      setRetriedAs({ first: publicationId, id: await sources.retry() });
    } catch (error) {
      console.warn('The publication could not be asked for again', error);
      setRetryRefused(true);
    }
  };

  return (
    <div className="publication" data-state={state}>
      <Steps state={state} />
      <p role="status">{sentenceOf(followed, change)}</p>
      {state === 'failed' && (
        <>
          {reason && (
            <details>
              <summary>{COPY.reason}</summary>
              <p className="publication-reason">{reason}</p>
            </details>
          )}
          <button type="button" className="button button-quiet" onClick={() => void retry()}>
            {COPY.retry}
          </button>
        </>
      )}
      {isRetryRefused && <p role="alert">{COPY.retryFailed}</p>}
    </div>
  );
}

const STEPS = ['queued', 'building', 'online'] as const;

function Steps({ state }: { state: PublicationState }) {
  const reached = STEPS.findIndex((step) => step === state);
  if (reached < 0) return null;
  return (
    <ol aria-label={COPY.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {COPY.step[step]}
        </li>
      ))}
    </ol>
  );
}

function sentenceOf({ progress, isTakingLong, isUnreachable }: FollowedPublication, change: PublishedChange): string {
  if (progress.state === 'online') return COPY.online[change];
  const extra = isUnreachable ? ` ${COPY.unreachable}` : isTakingLong ? ` ${COPY.long}` : '';
  return COPY.now[progress.state] + extra;
}
