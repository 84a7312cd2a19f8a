import { RECORDED_ACTIONS, type Action } from '../../core/team/actions.ts';
import { JOURNAL_SCREEN } from './screen.ts';
import { isUuid } from '../../core/text/uuid.ts';

/** The view of the journal, all of which stands in the address. */
export interface JournalView {
  /** Null for every action. */
  action: Action | null;
  /** The id of the member; null for everybody. */
  person: string | null;
  page: number;
}

export const ACTIONS_PER_PAGE = 50;

/** Reads an address, which anybody may have written: what it does not say, or says wrong, is as at first. */
export function journalView(query: string): JournalView {
  const parameters = new URLSearchParams(query);
  const person = parameters.get('personne');
  const page = Number(parameters.get('page'));
  return {
    action: RECORDED_ACTIONS.find((action) => action === parameters.get('action')) ?? null,
    person: person !== null && isUuid(person) ? person : null,
    page: Number.isInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  };
}

/** The address of a view; only what differs from the first one stands there. */
export function journalAddress({ action, person, page }: JournalView): string {
  const parameters = new URLSearchParams();
  if (action) parameters.set('action', action);
  if (person) parameters.set('personne', person);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${JOURNAL_SCREEN.address}?${parameters}` : JOURNAL_SCREEN.address;
}
