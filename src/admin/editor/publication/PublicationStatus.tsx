import { useEffect, useEffectEvent, useState } from 'react';
import type { ProgressState } from '../../../core/editing/publication-progress.ts';
import { PUBLICATION_COPY as COPY, type PublishedChange } from './copy.ts';
import { type FollowedPublication, type PublicationSources, followPublication, UNKNOWN } from './follow-publication.ts';
import { PublicationFailure } from './PublicationFailure.tsx';
import { tellVisibleChange } from './visible-changes.ts';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';

export interface PublicationStatusProps {
  /** Null for the newest publication. */
  publicationId: string | null;
  change: PublishedChange;
  /** Must stay the same object. */
  sources: PublicationSources;
  /** Called once visitors see the change. */
  onOnline?: () => void;
}

/** Progress of a publication, until the site itself confirms it. A failure has its reason and a retry. */
export function PublicationStatus({ publicationId, change, sources, onOnline }: PublicationStatusProps) {
  const [retriedAs, setRetriedAs] = useState<{ first: string | null; id: string } | null>(null);
  const id = retriedAs?.first === publicationId ? retriedAs.id : publicationId;
  const followed = usePublication(id, sources);
  const { state, reason } = followed.progress;

  const tellOnline = useEffectEvent(() => onOnline?.());
  useEffect(() => {
    if (state === 'online') tellOnline();
  }, [state]);

  const retry = async () => {
    setRetriedAs({ first: publicationId, id: await sources.retry() });
    tellVisibleChange(null);
  };

  return (
    <div className="publication" data-state={state}>
      <Steps state={state} />
      <p role="status">{sentenceOf(followed, change)}</p>
      {(state === 'failed' || state === 'partial') && <PublicationFailure reason={reason} retry={retry} />}
    </div>
  );
}

const STEPS = ['queued', 'building', 'online'] as const;

function Steps({ state }: { state: ProgressState }) {
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
  const { state } = progress;
  if (state === 'partial') return COPY.partial;
  if (state === 'online' || state === 'failed') return COPY[state][change];
  const extra = isUnreachable ? ` ${COPY.unreachable}` : isTakingLong ? ` ${COPY.long}` : '';
  return COPY.now[state] + extra;
}

/** Follows a publication while the component is mounted. @param id null for the newest publication */
function usePublication(id: string | null, sources: PublicationSources): FollowedPublication {
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
