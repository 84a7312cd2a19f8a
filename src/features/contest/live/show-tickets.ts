import { element } from '../../../presentation/dom/element.ts';
import { OPTIONS_COPY } from './copy.ts';

/** Shows beside the form the tickets that this browser was given. */
export function showTickets(root: ParentNode, tickets: readonly string[]): void {
  if (tickets.length === 0) return;
  root
    .querySelector('[data-entry-ticket]')
    ?.replaceChildren(
      `${tickets.length > 1 ? OPTIONS_COPY.tickets : OPTIONS_COPY.ticket} `,
      ...tickets.map((ticket) => element('code', {}, [ticket])),
      OPTIONS_COPY.keep,
    );
}

/** Brings the tickets into view: the form that was sent is below them, a whole screen of a phone. */
export function revealTickets(root: ParentNode): void {
  root.querySelector('[data-entry-ticket]')?.scrollIntoView({ block: 'center' });
}
