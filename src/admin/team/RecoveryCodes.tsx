import { useEffect, useRef, useState } from 'react';
import { SECOND_FACTOR_COPY as COPY } from './copy.ts';

interface Props {
  codes: string[];
  done: () => void;
  /** Heading level, one below the surrounding part of the screen. */
  Title: 'h2' | 'h3';
}

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes, done, Title }: Props) {
  const [said, say] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const copyCodes = async () => {
    say('');
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      say(COPY.copied);
    } catch {
      say(COPY.copyRefused);
    }
  };
  return (
    <>
      <Title ref={title} tabIndex={-1} className="text-lg">
        {COPY.codesTitle}
      </Title>
      <p>{COPY.codesText}</p>
      <ol className="recovery-codes" aria-label={COPY.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="screen-actions">
        <button type="button" className="chip" onClick={() => void copyCodes()}>
          {COPY.copy}
        </button>
        <button type="button" className="chip" onClick={() => print()}>
          {COPY.print}
        </button>
      </p>
      <p role="status">{said}</p>
      <p>
        <button type="button" className="button" onClick={done}>
          {COPY.codesKept}
        </button>
      </p>
    </>
  );
}
