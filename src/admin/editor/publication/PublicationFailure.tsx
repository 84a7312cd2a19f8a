import { useRef, useState } from 'react';
import { PUBLICATION_COPY as COPY } from './copy.ts';

interface Props {
  /** Explanation by the server; null without one. */
  reason: string | null;
  /** Requests another publication. */
  retry(): Promise<void>;
  isSmall?: boolean;
}

export function PublicationFailure({ reason, retry, isSmall = false }: Props) {
  const [isRefused, setRefused] = useState(false);
  const isRetrying = useRef(false);
  const tryAgain = async () => {
    if (isRetrying.current) return;
    isRetrying.current = true;
    setRefused(false);
    try {
      await retry();
    } catch (error) {
      console.warn('Another publication could not be requested', error);
      setRefused(true);
    } finally {
      isRetrying.current = false;
    }
  };
  return (
    <>
      {reason && (
        <details>
          <summary>{COPY.reason}</summary>
          <p className="publication-reason">{reason}</p>
        </details>
      )}
      <button
        type="button"
        className={isSmall ? 'button button-quiet button-small' : 'button button-quiet'}
        onClick={() => void tryAgain()}
      >
        {COPY.retry}
      </button>
      {isRefused && <p role="alert">{COPY.retryFailed}</p>}
    </>
  );
}
