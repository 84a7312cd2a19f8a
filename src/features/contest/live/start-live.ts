import { forOptionalFields } from '../../../core/contest/entry-fields.ts';
import { hexadecimal } from '../../../core/text/hexadecimal.ts';
import { enterContest } from '../../../gateway/browser/contest.ts';
import { startProofForm } from '../form/start-form.ts';
import { entryRecorder } from './enter.ts';
import { openJoinForm } from './join-form.ts';
import { keptTickets } from './kept-tickets.ts';
import { refuseOption } from './refuse-option.ts';
import { runClock } from './run-clock.ts';
import { revealTickets, showTickets } from './show-tickets.ts';
import { startDraws } from './start-draws.ts';

/** Starts the page of a live contest: clock, refresh, search for a ticket, and form. */
export function startLive(root: Document): void {
  /** Time when the page was opened, in milliseconds: by the browser's clock, and by the server's once the server has answered. */
  let openedAt = performance.timeOrigin;
  startDraws(root, ({ now }) => (openedAt = now - performance.now()));

  const contest = root.querySelector<HTMLElement>('[data-live-time]')?.dataset['starts'] ?? '';
  const tickets = keptTickets();
  showTickets(root, tickets.of(contest));
  const joinForm = openJoinForm(root);
  runClock(root, () => performance.now() + openedAt, joinForm.showPhase);
  startProofForm({
    follow: joinForm.follow,
    ...entryRecorder({
      options: () => chosenOptions(root),
      session: newSession(),
      enter: enterContest,
      onRefusal: (option, message) => refuseOption(optionField(root, option), message),
      onTicket(ticket) {
        joinForm.expectProof();
        tickets.add(contest, ticket);
        showTickets(root, tickets.of(contest));
        revealTickets(root);
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
    answers: {
      ...forOptionalFields((name) => optionField(root, name)?.value.trim() ?? ''),
      mayBeShown: optionField(root, 'shown')?.checked ?? false,
    },
  };
}

/** Makes an id of this visit for the server, which makes tickets from it: 128 random bits, in hexadecimal digits. */
function newSession(): string {
  // `randomUUID` is missing in insecure contexts.
  return hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
}
