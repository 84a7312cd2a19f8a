import { RECORDED_ACTIONS, type Action } from '../../core/team/actions.ts';
import { JOURNAL_SCREEN } from './screen.ts';
import { isUuid } from '../../core/text/uuid.ts';
import { pageIn } from '../list/pages-of-list.ts';

/** View of the journal; the address holds all of it. */
export interface JournalView {
  /** Null for every action. */
  action: Action | null;
  /** Id of the member; null for everybody. */
  person: string | null;
  page: number;
}

export const ACTIONS_PER_PAGE = 50;

/** Reads a view from an untrusted address; missing or wrong values take their defaults. */
export function journalView(query: string): JournalView {
  const parameters = new URLSearchParams(query);
  const person = parameters.get('personne');
  return {
    action: RECORDED_ACTIONS.find((action) => action === parameters.get('action')) ?? null,
    person: person !== null && isUuid(person) ? person : null,
    page: pageIn(parameters),
  };
}

/** Returns the address of a view, with only the values that differ from the defaults. */
export function journalAddress({ action, person, page }: JournalView): string {
  const parameters = new URLSearchParams();
  if (action) parameters.set('action', action);
  if (person) parameters.set('personne', person);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${JOURNAL_SCREEN.address}?${parameters}` : JOURNAL_SCREEN.address;
}
