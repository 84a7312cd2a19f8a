import type { ContestStatus } from '../../../core/contest/contest-status.ts';
import { askContest, askContestList, enterContest } from '../../../gateway/browser/contest.ts';
import { element } from '../../../presentation/dom/element.ts';
import { startProofForm } from '../form/start-form.ts';
import { findTicket } from './check-list.ts';
import { CHECK_COPY, OPTIONS_COPY } from './copy.ts';
import { entering } from './enter.ts';
import { openJoinForm } from './join-form.ts';
import { refuseOption } from './refuse-option.ts';
import { runClock } from './run-clock.ts';
import { showContest } from './show-contest.ts';

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

  const joinForm = openJoinForm(root);
  runClock(root, () => Date.now() + clockDifference, joinForm.showPhase);
  startTicketSearch(root, () => known);
  startProofForm({
    follow: joinForm.follow,
    ...entering({
      options: () => chosenOptions(root),
      enter: enterContest,
      onRefusal: (option, message) => refuseOption(optionField(root, option), message),
      onTicket(ticket) {
        joinForm.expectProof();
        root
          .querySelector('[data-entry-ticket]')
          ?.replaceChildren(`${OPTIONS_COPY.ticket} `, element('code', {}, [ticket]), OPTIONS_COPY.keep);
        void refresh();
      },
    }),
  });
}

function optionField(root: ParentNode, name: string): HTMLInputElement | null {
  return root.querySelector(`[data-entry-options] [name=${name}]`);
}

function chosenOptions(root: ParentNode) {
  return {
    acceptsRules: optionField(root, 'rules')?.checked ?? false,
    city: optionField(root, 'city')?.value.trim() ?? '',
    mayBeShown: optionField(root, 'shown')?.checked ?? false,
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
