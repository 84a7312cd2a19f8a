import { element } from '../../../presentation/dom/element.ts';
import { OPTIONS_COPY } from './copy.ts';

export function showTickets(root: ParentNode, tickets: readonly string[]): void {
  if (tickets.length === 0) return;
  const { title, keep } = tickets.length > 1 ? OPTIONS_COPY.tickets : OPTIONS_COPY.ticket;
  root
    .querySelector('[data-entry-ticket]')
    ?.replaceChildren(`${title} `, ...tickets.map((ticket) => element('code', {}, [ticket])), keep);
}

/** Scrolls to the tickets: on a phone, they are a whole screen above the form that was sent. */
export function revealTickets(root: ParentNode): void {
  root.querySelector('[data-entry-ticket]')?.scrollIntoView({ block: 'center' });
}
