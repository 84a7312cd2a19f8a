import { useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../editor/recovery/title-of-text.ts';
import type { UnsentText } from '../editor/saving/unsent-texts.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { addressOfText } from './address-of-text.ts';
import { SIGN_OUT_COPY as COPY } from './copy.ts';

interface Props {
  texts: readonly UnsentText[];
  /** Ids of the sessions that a tab writes now: their texts cannot be forgotten. */
  written: ReadonlySet<string>;
  toasts: Toasts;
  signOut(): void;
  /** Forgets the texts that no live session writes. */
  forget(): Promise<void>;
  onClose(): void;
}

/** Asks about the texts that only this computer has, before somebody else uses it. */
export function SignOutDialog({ texts, written, toasts, signOut, forget, onClose }: Props) {
  const [isRunning, setRunning] = useState(false);
  const countWritten = texts.filter(({ sessionId }) => written.has(sessionId)).length;
  const forgetAndSignOut = async () => {
    if (isRunning) return;
    setRunning(true);
    try {
      await forget();
      signOut();
    } catch {
      toasts.warn(COPY.notForgotten);
      onClose();
    }
  };
  return (
    <Dialog title={COPY.title} onClose={onClose}>
      <p>{COPY.text(texts.length)}</p>
      <ul className="unsent-texts" aria-label={COPY.list}>
        {texts.map((text) => (
          <li key={text.articleId}>
            <Link href={addressOfText(text)} onClick={onClose}>
              {titleOf(text)}
            </Link>
            {written.has(text.sessionId) && <span className="mark">{COPY.written}</span>}
          </li>
        ))}
      </ul>
      <p>{COPY.advice}</p>
      {countWritten > 0 && <p>{COPY.writtenAdvice}</p>}
      <p className="screen-actions">
        <button type="button" className="button" onClick={onClose}>
          {COPY.stay}
        </button>
        <button type="button" className="button button-quiet" onClick={signOut}>
          {COPY.keep}
        </button>
        {countWritten < texts.length && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isRunning || undefined}
            onClick={() => void forgetAndSignOut()}
          >
            {countWritten === 0 ? COPY.forget : COPY.forgetOthers}
          </button>
        )}
      </p>
    </Dialog>
  );
}
