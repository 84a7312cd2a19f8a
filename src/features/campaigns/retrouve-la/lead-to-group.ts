import { navigationType } from '../navigation-type.ts';

/** Document 2, section 9. */
export const REDIRECT_DELAY = 6000;

const SECOND = 1000;

/** How a visitor has come to the page, as far as it matters for leading on. */
interface Arrival {
  navigation: NavigationTimingType | null;
  /** Whether the page was rendered ahead, and nobody looks at it. */
  isPrerendering: boolean;
}

/** Whether the page leads on by itself. Who comes back to it wants it, and is not sent away again. */
export function leadsOn({ navigation, isPrerendering }: Arrival): boolean {
  return !isPrerendering && navigation !== 'back_forward';
}

/** The seconds that a countdown shows: whole ones, the last until its end. */
export function secondsLeft(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / SECOND));
}

/** Leads to the group after a while, unless the visitor stays. Without this script the link suffices. */
export function leadToGroup(): void {
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
    if (!leadsOn({ navigation: navigationType(), isPrerendering: isPrerendering() })) return;
    const deadline = performance.now() + REDIRECT_DELAY;
    countdown.dataset['running'] = '';
    // Told once: a number that changes each second would be read each second.
    told.textContent = told.dataset['announced'] ?? '';
    const show = () => (seconds.textContent = String(secondsLeft(deadline - performance.now())));
    // The page before stays the one that « back » leads to.
    timers = [setInterval(show, SECOND), setTimeout(() => location.replace(link.href), REDIRECT_DELAY)];
  };
  stay.addEventListener('click', () => {
    end();
    told.textContent = told.dataset['stayed'] ?? '';
    told.dataset['shown'] = '';
    link.focus();
  });
  // Visitors who leave another way and come back with the back button are left in peace.
  addEventListener('pagehide', end);
  if (isPrerendering()) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

const isPrerendering = () => 'prerendering' in document && document.prerendering === true;
