import { CONTEST_COPY } from './copy.ts';
import { BROWSER_TICKING, countDownTo } from './countdown.ts';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/**
 * Counts down on the page's clock to an instant, as `performance.now` counts.
 *
 * @param onExpiry is called once, when the time is over
 */
export function showTimeLeft(root: ParentNode, end: number, onExpiry: () => void): void {
  const clock = root.querySelector<HTMLElement>('[data-clock]');
  const minutes = clock?.querySelector('[data-minutes]');
  const seconds = clock?.querySelector('[data-seconds]');
  if (!clock || !minutes || !seconds) return;
  countDownTo(
    end,
    BROWSER_TICKING,
    (state) => {
      minutes.textContent = twoDigits(state.minutes);
      seconds.textContent = twoDigits(state.seconds);
    },
    () => {
      clock.dataset['expired'] = '';
      // A screen reader does not hear a timer tick.
      const news = root.querySelector('[data-clock-news]');
      if (news) news.textContent = CONTEST_COPY.expired;
      onExpiry();
    },
  );
}
