import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longDateTime, timeAgo } from '../../core/time/paris-time.ts';
import { useServices } from '../services.ts';
import { LoadFailureLine } from '../shell/LoadFailureLine.tsx';
import { ACCOUNT_COPY as COPY } from './copy.ts';

export const SESSIONS = ['sessions'];

/** Sessions of one's own account, with buttons to end one or all others. */
export function OwnSessions() {
  const { team, now } = useServices();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: SESSIONS,
    queryFn: async () => (await team()).listSessions(),
  });
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  const end = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    say('');
    try {
      await work();
      await queries.invalidateQueries({ queryKey: SESSIONS });
      say(COPY.ended);
    } catch (reason) {
      console.error('Ending the session failed, or its answer was lost', reason);
      say(COPY.notDone);
    } finally {
      setBusy(false);
    }
  };
  const instant = new Date(now());
  return (
    <section>
      <h2 className="text-xl">{COPY.sessionsTitle}</h2>
      <p>{COPY.sessionsText}</p>
      {!data && isError && (
        <LoadFailureLine text={COPY.sessionsFailed} button={COPY.retry} retry={() => void refetch()} />
      )}
      <ul className="account-sessions" aria-label={COPY.sessionsTitle}>
        {data?.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{session.isCurrent ? COPY.currentSession : COPY.session(longDateTime(session.createdAt))}</strong>
              <small>{COPY.used(timeAgo(session.usedAt, instant))}</small>
              {session.userAgent !== '' && <small>{session.userAgent}</small>}
            </span>
            {!session.isCurrent && (
              <button
                type="button"
                className="chip"
                aria-label={COPY.endOf(longDateTime(session.createdAt))}
                onClick={() => void end(async () => (await team()).endSession(session.id))}
              >
                {COPY.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {data?.some(({ isCurrent }) => !isCurrent) && (
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void end(async () => (await team()).endOtherSessions())}
          >
            {COPY.endOthers}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
