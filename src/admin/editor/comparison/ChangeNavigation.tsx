import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { COMPARISON_COPY } from './copy.ts';

interface Props {
  count: number;
  /** Container of the differences, each with `data-change`. */
  changes: RefObject<HTMLElement | null>;
}

/** Leads from difference to difference in a circle: by its buttons, or by Alt and the arrows anywhere on the page. */
export function ChangeNavigation({ count, changes }: Props) {
  const [place, setPlace] = useState(0);
  const go = (step: 1 | -1) => {
    const next = place === 0 && step < 0 ? count : ((place - 1 + step + count) % count) + 1;
    setPlace(next);
    const row = changes.current?.querySelector<HTMLElement>(`[data-change='${next}']`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || (step !== 1 && step !== -1)) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <div className="change-navigation" role="group" aria-label={COMPARISON_COPY.navigation}>
      <p>{place === 0 ? COMPARISON_COPY.count(count) : COMPARISON_COPY.place(place, count)}</p>
      <Step
        label={COMPARISON_COPY.previous}
        keys={COMPARISON_COPY.previousKeys}
        shortcut="Alt+ArrowUp"
        go={() => go(-1)}
      >
        ↑
      </Step>
      <Step label={COMPARISON_COPY.next} keys={COMPARISON_COPY.nextKeys} shortcut="Alt+ArrowDown" go={() => go(1)}>
        ↓
      </Step>
    </div>
  );
}

interface StepProps {
  label: string;
  keys: string;
  shortcut: string;
  go(): void;
  children: string;
}

function Step({ label, keys, shortcut, go, children }: StepProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${keys})`}
      onClick={go}
    >
      {children}
    </button>
  );
}
