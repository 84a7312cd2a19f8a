import { PRODUCT_NAME } from '../../core/product.ts';
import { isCutToken, tokenIn } from '../../core/text/fragment-token.ts';
import type { LinkOutcome } from '../../gateway/browser/newsletter.ts';
import { atOnce, startIsland } from '../../presentation/islands/start-island.ts';

type State = 'ready' | 'incomplete' | LinkOutcome;

/**
 * Lets the page's button act on the token of a mailed link. Opening the link changes nothing, because mail scanners open links too.
 *
 * @param act confirms or ends the subscription of the token
 */
export function answerLink(act: (token: string) => Promise<LinkOutcome>): void {
  const root = document.querySelector<HTMLElement>('[data-states]');
  const announcement = document.querySelector('[data-announcement]');
  if (!root || !announcement) return;
  const states = [...root.querySelectorAll<HTMLElement>('[data-outcome]')];
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-answer]')];
  const labels = buttons.map((button) => button.textContent);
  let isRunning = false;

  const show = (state: State, { takesFocus }: { takesFocus: boolean }) => {
    for (const element of states) element.hidden = element.dataset['outcome'] !== state;
    const title = states.find((element) => element.dataset['outcome'] === state)?.querySelector('h1');
    if (!title) return;
    document.title = `${title.textContent} – ${PRODUCT_NAME}`;
    if (takesFocus) title.focus();
  };

  const open = () => show(isCutToken(tokenIn(location.hash)) ? 'incomplete' : 'ready', { takesFocus: false });

  const setRunning = (running: boolean) => {
    isRunning = running;
    buttons.forEach((button, index) => {
      button.setAttribute('aria-disabled', String(running));
      button.textContent = running ? (button.dataset['sending'] ?? '') : (labels[index] ?? '');
    });
    announcement.textContent = running ? (buttons[0]?.dataset['sending'] ?? '') : '';
  };

  const answer = async () => {
    if (isRunning) return;
    setRunning(true);
    const outcome = await act(tokenIn(location.hash));
    setRunning(false);
    show(outcome, { takesFocus: true });
  };

  for (const button of buttons) button.addEventListener('click', () => void answer());
  addEventListener('hashchange', open);
  startIsland(root, atOnce, async () => open());
}
