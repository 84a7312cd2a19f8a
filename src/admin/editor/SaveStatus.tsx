import { useEffect, useState } from 'react';
import { articleState, type ArticleRecord } from '../../core/editing/article-state.ts';
import { longDateTime, timeAgo } from '../../core/time/paris-time.ts';
import { STATUS_COPY } from './copy.ts';
import type { SavingState, TextPlaces } from './editing-session.ts';

interface Props {
  saving: SavingState;
  record: ArticleRecord;
}

/** Milliseconds between updates of relative times such as 'two minutes ago'. */
const REFRESH_INTERVAL = 15_000;
const PLACES = ['onThisComputer', 'onTheServer', 'online'] as const satisfies (keyof TextPlaces)[];

/** Says whether the text is saved, and lists the places of the text, each with its time. */
export function SaveStatus({ saving, record }: Props) {
  const [, setRefresh] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setRefresh((count) => count + 1), REFRESH_INTERVAL);
    return () => clearInterval(timer);
  }, []);
  const now = new Date();
  const state = articleState(record, now);
  return (
    <div className="save-status">
      <p>
        <span className="badge" data-status={record.status}>
          {STATUS_COPY.state(state)}
        </span>
        <strong role="status" data-saving={saving.status}>
          {summary(saving)}
        </strong>
        {state.kind !== 'draft' && state.isPending && <span>{STATUS_COPY.pending}</span>}
      </p>
      {state.kind === 'online' && state.replacedAt !== null && (
        <p>{STATUS_COPY.replaced(longDateTime(state.replacedAt))}</p>
      )}
      <ul aria-label={STATUS_COPY.label}>
        {PLACES.map((place) => (
          <li key={place} data-place={place}>
            <Place time={saving.places[place]} place={place} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Place({ place, time, now }: { place: keyof TextPlaces; time: string | null; now: Date }) {
  if (time === null) return STATUS_COPY.notYet[place];
  return (
    <>
      {STATUS_COPY.places[place]}{' '}
      <time dateTime={time} title={longDateTime(time)}>
        {timeAgo(time, now)}
      </time>
    </>
  );
}

function summary({ status, error, isUnsaved, places }: SavingState): string {
  switch (status) {
    case 'saving':
      return STATUS_COPY.saving;
    case 'error':
      return error ?? '';
    case 'success':
      return STATUS_COPY.saved;
    case 'idle':
      if (isUnsaved) return STATUS_COPY.unsaved;
      return places.onTheServer === null ? STATUS_COPY.nothingYet : STATUS_COPY.allSaved;
  }
}
