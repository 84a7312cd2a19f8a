import type { ContestSnapshot } from '../../../gateway/browser/contest.ts';
import { askContest, askContestList, askContests } from '../../../gateway/browser/contest.ts';
import { findTicket } from './check-list.ts';
import { checkReporter } from './check-reporter.ts';
import { CHECK_COPY } from './copy.ts';
import { showContest } from './show-contest.ts';

/** Milliseconds. */
const REFRESH_INTERVAL = 60_000;

/**
 * Refreshes the contest and its draws on the page, and starts the search for a ticket.
 *
 * @param onAnswer receives each answer of the server
 */
export function startDraws(root: Document, onAnswer: (answer: ContestSnapshot) => void = () => undefined): void {
  const contest = root.querySelector<HTMLElement>('[data-contest]')?.dataset['contest'];
  const refresh = async () => {
    const answer = await askContest(contest);
    // Keeps the last state while the server does not answer.
    if (answer === null) return;
    onAnswer(answer);
    showContest(root, answer.status, askContestList);
  };
  void refresh();
  setInterval(() => {
    if (root.visibilityState === 'visible') void refresh();
  }, REFRESH_INTERVAL);
  startTicketSearch(root);
}

function startTicketSearch(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-ticket-search]');
  const answer = form?.querySelector('[data-ticket-answer]');
  if (!form || !answer) return;
  const report = checkReporter(answer);
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const ticket = String(new FormData(form).get('ticket') ?? '');
    void report(() => search(ticket));
  });
}

async function search(ticket: string): Promise<string> {
  const contests = await askContests();
  return contests === null ? CHECK_COPY.unreachable : findTicket(ticket, contests, askContestList);
}
