import { useState } from 'react';
import type { TeamChange } from '../../gateway/browser/team.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { TEAM_COPY as COPY } from './copy.ts';

interface Props {
  title: string;
  text: string;
  button: string;
  confirm(): Promise<TeamChange>;
  close(): void;
  done(): void;
}

/** Asks before a member, an invitation or a second factor is removed, and shows a refusal. */
export function ConfirmDialog({ title, text, button, confirm, close, done }: Props) {
  const [error, setError] = useState('');
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    if (isRunning) return;
    setRunning(true);
    setError('');
    try {
      if ((await confirm()) === 'done') return done();
      setError(COPY.lastAdministrator);
    } catch (reason) {
      console.error('Changing the team failed, or its answer was lost', reason);
      setError(`${COPY.notDone} ${COPY.notDoneAdvice}`);
    }
    setRunning(false);
  };
  return (
    <Dialog title={title} onClose={close}>
      <p>{text}</p>
      <p role="alert" className="field-error">
        {error}
      </p>
      <p className="screen-actions">
        <button type="button" className="button" aria-disabled={isRunning} onClick={() => void run()}>
          {isRunning ? COPY.sending : button}
        </button>
        <button type="button" className="button button-quiet" onClick={close}>
          {COPY.cancel}
        </button>
      </p>
    </Dialog>
  );
}
