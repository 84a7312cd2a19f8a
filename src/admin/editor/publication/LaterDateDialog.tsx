import { longDateTime } from '../../../core/time/paris-time.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { LATER_DATE_COPY as COPY } from './copy.ts';

interface Props {
  /** Future date in ISO 8601. */
  date: string;
  /** Receives the chosen action; null cancels, and nothing is written. */
  answer(action: 'schedule' | 'publish' | null): void;
}

/** Asks whether an online article stays on the site until its new, later date. */
export function LaterDateDialog({ date, answer }: Props) {
  return (
    <Dialog title={COPY.title} onClose={() => answer(null)}>
      <p>{COPY.text(longDateTime(date))}</p>
      <p className="screen-actions">
        <button type="button" className="button" onClick={() => answer('schedule')}>
          {COPY.keep}
        </button>
        <button type="button" className="button button-quiet" onClick={() => answer('publish')}>
          {COPY.withdraw}
        </button>
        <button type="button" className="button button-quiet" onClick={() => answer(null)}>
          {COPY.cancel}
        </button>
      </p>
    </Dialog>
  );
}
