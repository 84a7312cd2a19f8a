import type { ContestStatus } from '../../../core/contest/contest-status.ts';
import { askContest, askContestList, enterContest } from '../../../gateway/browser/contest.ts';
import { element } from '../../../presentation/dom/element.ts';
import { startProofForm } from '../form/start-form.ts';
import { findTicket } from './check-list.ts';
import { CHECK_COPY, LIVE_COPY, OPTIONS_COPY } from './copy.ts';
import { entering } from './enter.ts';
import { runClock } from './run-clock.ts';
import { showContest } from './show-contest.ts';
import type { Phase } from './time-left.ts';

const REFRESH_INTERVAL = 60_000;

/** Starts what the page of a live contest does: its clock, what is recorded, the search for a ticket, and the form. */
export function startLive(root: Document): void {
  let clockDifference = 0;
  let known: ContestStatus | null = null;

  const refresh = async () => {
    const answer = await askContest();
    // What the page shows stays true of a moment ago.
    if (answer === null) return;
    clockDifference = answer.now - Date.now();
    known = answer.status;
    showContest(root, answer.status, askContestList);
  };
  void refresh();
  setInterval(() => {
    if (root.visibilityState === 'visible') void refresh();
  }, REFRESH_INTERVAL);

  runClock(
    root,
    () => Date.now() + clockDifference,
    (phase) => showPhase(root, phase),
  );
  startTicketSearch(root, () => known);
  startProofForm(
    entering({
      options: () => chosenOptions(root),
      enter: enterContest,
      onTicket(ticket) {
        root
          .querySelector('[data-entry-ticket]')
          ?.replaceChildren(`${OPTIONS_COPY.ticket} `, element('code', {}, [ticket]), OPTIONS_COPY.keep);
        void refresh();
      },
    }),
  );
}

/** The form stands while people may enter; before and after, a sentence does. */
function showPhase(root: ParentNode, phase: Phase): void {
  const form = root.querySelector<HTMLElement>('[data-join-form]');
  const sentence = root.querySelector<HTMLElement>('[data-join-closed]');
  if (!form || !sentence) return;
  form.hidden = phase !== 'open';
  sentence.hidden = phase === 'open';
  sentence.textContent = phase === 'before' ? LIVE_COPY.notOpen : LIVE_COPY.closedNews;
}

function chosenOptions(root: ParentNode) {
  const input = (name: string) => root.querySelector<HTMLInputElement>(`[data-entry-options] [name=${name}]`);
  return {
    acceptsRules: input('rules')?.checked ?? false,
    city: input('city')?.value.trim() ?? '',
    mayBeShown: input('shown')?.checked ?? false,
  };
}

function startTicketSearch(root: ParentNode, known: () => ContestStatus | null): void {
  const form = root.querySelector<HTMLFormElement>('[data-ticket-search]');
  const answer = form?.querySelector('[data-ticket-answer]');
  if (!form || !answer) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const ticket = String(new FormData(form).get('ticket') ?? '');
    answer.textContent = CHECK_COPY.working;
    const status = known();
    const search = status ? findTicket(ticket, status.draws, askContestList) : Promise.resolve(CHECK_COPY.unreachable);
    void search.then((words) => (answer.textContent = words));
  });
}
