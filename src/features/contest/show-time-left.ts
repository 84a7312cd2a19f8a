import { CONTEST_COPY } from './copy.ts';
import { BROWSER_TICKING, countDownTo } from './countdown.ts';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Shows on the page's clock the time left until `end`, an instant of `performance.now`. @param onExpiry called once, at the end */
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
      // Screen readers do not announce a timer.
      const news = root.querySelector('[data-clock-news]');
      if (news) news.textContent = CONTEST_COPY.expired;
      onExpiry();
    },
  );
}
