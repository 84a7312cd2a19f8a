import { secondsLeft } from '../../../core/time/seconds-left.ts';
import { whenShown } from '../../../presentation/dom/when-shown.ts';
import { navigationType } from '../navigation-type.ts';

/** Milliseconds (document 2, section 9). */
export const REDIRECT_DELAY = 6000;

const SECOND = 1000;

/** Whether the page redirects by itself. It does not for visitors who return through the history, because they want to see it. */
export function redirects(navigation: NavigationTimingType | null): boolean {
  return navigation !== 'back_forward';
}

/** Redirects to the group after `REDIRECT_DELAY`, unless the visitor chooses to stay. Without this script, the link leads there. */
export function redirectToGroup(): void {
  const part = <T extends HTMLElement>(name: string) => document.querySelector<T>(`[data-${name}]`);
  const link = part<HTMLAnchorElement>('group');
  const countdown = part('countdown');
  const seconds = part('seconds');
  const stay = part<HTMLButtonElement>('stay');
  const told = part('told');
  if (!link || !countdown || !seconds || !stay || !told) return;

  let timers: ReturnType<typeof setTimeout>[] = [];
  const end = () => {
    timers.forEach(clearTimeout);
    timers = [];
    delete countdown.dataset['running'];
  };
  const begin = () => {
    if (!redirects(navigationType())) return;
    const deadline = performance.now() + REDIRECT_DELAY;
    countdown.dataset['running'] = '';
    // Announced once: screen readers would read a changing number each second.
    told.textContent = told.dataset['announced'] ?? '';
    const show = () => (seconds.textContent = String(secondsLeft(deadline - performance.now())));
    // Replaces the history entry, so that « back » leads to the page before this one.
    timers = [setInterval(show, SECOND), setTimeout(() => location.replace(link.href), REDIRECT_DELAY)];
  };
  stay.addEventListener('click', () => {
    end();
    told.textContent = told.dataset['stayed'] ?? '';
    told.dataset['shown'] = '';
    link.focus();
  });
  // Stops for good when visitors leave: « back » must not redirect them again.
  addEventListener('pagehide', end);
  whenShown(begin);
}
