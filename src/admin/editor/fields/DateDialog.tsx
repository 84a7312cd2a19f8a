import { useId, useState } from 'react';
import { instantInParis, parisTime, type ParisTime } from '../../../core/time/paris-clock.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { DATE_COPY } from './copy.ts';
import { lazyWithRetry } from '../lazy-with-retry.tsx';

const Calendar = lazyWithRetry(() => import('./Calendar.tsx'), DATE_COPY.loading);

interface Props {
  value: string | null;
  now: Date;
  /** Receives the chosen instant in ISO 8601; null for the time of publication. */
  choose(instant: string | null): void;
  close(): void;
}

/** French calendar and clock, both in Paris time. */
export function DateDialog({ value, now, choose, close }: Props) {
  const id = useId();
  const [time, setTime] = useState<ParisTime>(() => parisTime(value ?? now.toISOString()));
  return (
    <Dialog title={DATE_COPY.dialog} onClose={close}>
      <form
        className="date-form"
        onSubmit={(event) => {
          event.preventDefault();
          choose(instantInParis(time));
        }}
      >
        <Calendar chosen={time} today={parisTime(now.toISOString())} choose={(day) => setTime({ ...time, ...day })} />
        <div className="field">
          <label htmlFor={id}>{DATE_COPY.time}</label>
          <input
            type="time"
            id={id}
            required
            value={`${twoDigits(time.hour)}:${twoDigits(time.minute)}`}
            onChange={({ currentTarget }) => {
              const [hour, minute] = currentTarget.value.split(':').map(Number);
              if (hour !== undefined && minute !== undefined) setTime({ ...time, hour, minute });
            }}
          />
        </div>
        <p className="dialog-actions">
          <button type="submit" className="button button-small">
            {DATE_COPY.done}
          </button>
          <button type="button" className="button button-quiet button-small" onClick={() => choose(null)}>
            {DATE_COPY.clear}
          </button>
          <button type="button" className="button button-quiet button-small" onClick={close}>
            {DATE_COPY.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
