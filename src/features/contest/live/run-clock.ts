import { phaseAt, type Phase } from '../phase.ts';
import { LIVE_COPY } from './copy.ts';
import { timeLeft } from './time-left.ts';

const SECOND = 1000;

/**
 * Shows the time until the contest opens or closes, each second.
 *
 * @param now server time in milliseconds
 * @param onPhase receives the phase at once, and when it changes
 */
export function runClock(root: ParentNode, now: () => number, onPhase: (phase: Phase) => void): void {
  const clock = root.querySelector<HTMLElement>('[data-live-time]');
  const label = clock?.querySelector<HTMLElement>('[data-time-label]');
  const digits = clock?.querySelector<HTMLElement>('[data-digits]');
  const closed = clock?.querySelector<HTMLElement>('[data-closed]');
  if (!clock || !label || !digits || !closed) return;
  const dates = { startsAt: clock.dataset['starts'] ?? '', endsAt: clock.dataset['ends'] ?? '' };
  let shown: Phase | null = null;

  const tick = () => {
    const phase = phaseAt(now(), dates);
    const left = timeLeft(Date.parse(phase === 'before' ? dates.startsAt : dates.endsAt) - now());
    for (const [unit, count] of Object.entries(left)) {
      const target = digits.querySelector(`[data-unit=${unit}]`);
      if (target) target.textContent = String(count);
    }
    if (phase === shown) return;
    label.textContent = phase === 'before' ? LIVE_COPY.untilOpening : LIVE_COPY.timeLeft;
    label.hidden = digits.hidden = phase === 'closed';
    closed.hidden = phase !== 'closed';
    const news = clock.querySelector('[data-time-news]');
    // Announces the end only when it happens while the page is open; a corrected clock may also lead from open to before.
    if (news && shown === 'open' && phase === 'closed') news.textContent = LIVE_COPY.closed;
    const page = root.querySelector<HTMLElement>('[data-phase]');
    if (page) page.dataset['phase'] = phase;
    shown = phase;
    onPhase(phase);
  };
  tick();
  setInterval(tick, SECOND);
}
