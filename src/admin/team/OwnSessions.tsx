import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { browserIn } from '../../core/team/browser-name.ts';
import type { OwnSession } from '../../core/team/team.ts';
import { longDateTime, timeAgo } from '../../core/time/paris-time.ts';
import { useServices } from '../services.ts';
import { LoadFailureLine } from '../shell/LoadFailure.tsx';
import { ACCOUNT_COPY as COPY } from './copy.ts';

export const SESSIONS = ['sessions'];

/** Names the device of a session as far as the server records it. */
function nameOf({ isCurrent, userAgent }: OwnSession): string {
  const device = browserIn(userAgent);
  if (isCurrent) return COPY.currentSession(device);
  return device || COPY.otherSession;
}

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
  const title = useRef<HTMLHeadingElement>(null);
  const end = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    say('');
    try {
      await work();
      await queries.invalidateQueries({ queryKey: SESSIONS });
      say(COPY.ended);
      // The button that had the focus is gone.
      title.current?.focus();
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
      <h2 ref={title} tabIndex={-1} className="text-xl">
        {COPY.sessionsTitle}
      </h2>
      <p>{COPY.sessionsText}</p>
      {!data && isError && (
        <LoadFailureLine text={COPY.sessionsFailed} button={COPY.retry} retry={() => void refetch()} />
      )}
      <ul className="account-sessions" aria-label={COPY.sessionsTitle}>
        {data?.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{nameOf(session)}</strong>
              <small>{COPY.opened(longDateTime(session.createdAt))}</small>
              <small>{COPY.used(timeAgo(session.usedAt, instant))}</small>
            </span>
            {!session.isCurrent && (
              <button
                type="button"
                className="chip"
                aria-label={COPY.endOf(nameOf(session), longDateTime(session.createdAt))}
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
