import { longDate } from '../../../core/time/paris-date.ts';
import { showTimeLeft } from '../show-time-left.ts';
import { simulatedEnd } from './end-date.ts';
import { firstParticipants, GROWTH_INTERVAL, moreParticipants } from './participants.ts';
import { drawDemoWinners, FADE_TIME, REFRESH_INTERVAL } from './winners.ts';

const COUNTDOWN = 5 * 60_000;

/** Runs the simulation on the page: countdown, participants and winners. */
export function startDemonstration(root: ParentNode, random = Math.random, now = () => new Date()): void {
  // Recomputes the end: the page may have been built last month.
  const end = simulatedEnd(now());
  const date = root.querySelector<HTMLTimeElement>('[data-end]');
  if (date) {
    date.dateTime = end;
    date.textContent = longDate(end);
  }
  showTimeLeft(root, performance.now() + COUNTDOWN, () => console.info('The simulated offer has expired'));
  startParticipants(root.querySelector('[data-participants]'), random);
  startWinners(root.querySelector('[data-winners]'), random);
}

function startParticipants(shown: Element | null, random: () => number): void {
  if (!shown) return;
  let count = firstParticipants(random);
  const show = () => (shown.textContent = String(count));
  show();
  setInterval(() => {
    count = moreParticipants(count, random);
    show();
  }, GROWTH_INTERVAL);
}

function startWinners(list: HTMLElement | null, random: () => number): void {
  if (!list) return;
  const draw = () => {
    for (const [index, { name, city, prize }] of drawDemoWinners(random).entries()) {
      const winner = list.children[index];
      const who = winner?.querySelector('[data-who]');
      const what = winner?.querySelector('[data-prize]');
      if (who) who.textContent = `${name}, ${city}`;
      if (what) what.textContent = prize;
    }
  };
  draw();
  setInterval(() => {
    list.dataset['fading'] = '';
    setTimeout(() => {
      draw();
      delete list.dataset['fading'];
    }, FADE_TIME);
  }, REFRESH_INTERVAL);
}
