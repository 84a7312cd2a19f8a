import { useState } from 'react';
import type { ContestEntry, ContestEntryFilter, ContestEntrySort } from '../../core/contest/contest-entry.ts';
import { OPTIONAL_FIELDS, OPTIONAL_NAMES, type OptionalEntryField } from '../../core/contest/entry-fields.ts';
import { longDateTime, shortDate } from '../../core/time/paris-time.ts';
import {
  CONTEST_ENTRIES_COPY,
  CONTEST_ENTRY_FIELDS as FIELDS,
  ENTRY_BY_HAND_COPY as COPY,
  SHOWING_COPY,
} from './copy.ts';
import { EntryByHandDialog } from './EntryByHandDialog.tsx';
import { PeopleScreen } from './PeopleScreen.tsx';
import type { PersonListSpec } from './person-list-spec.ts';
import { CONTEST_ENTRIES_SCREEN } from './screens.ts';
import { useRefreshedPeople } from './use-people.ts';

type Text = (entry: ContestEntry) => string;
const label = (name: OptionalEntryField) => OPTIONAL_FIELDS[name].label;
const mayBeShown = (entry: ContestEntry) => (entry.mayBeShown ? FIELDS.yes : FIELDS.no);
const draws = (entry: ContestEntry) => (entry.draws.length > 0 ? entry.draws.map(FIELDS.drawn) : [FIELDS.none]);
const contest = ({ contest: { startsAt, endsAt } }: ContestEntry) =>
  FIELDS.dates(shortDate(startsAt), shortDate(endsAt));

const CONTEST_ENTRIES: PersonListSpec<ContestEntry, ContestEntrySort, ContestEntryFilter> = {
  list: {
    address: CONTEST_ENTRIES_SCREEN.address,
    sorts: {
      date: { name: 'date', isAscending: false },
      name: { name: 'nom', isAscending: true },
      email: { name: 'adresse', isAscending: true },
    },
    firstSort: 'date',
    filters: { all: '', drawn: 'tirees' },
    firstFilter: 'all',
  },
  copy: CONTEST_ENTRIES_COPY,
  columns: [
    { label: FIELDS.name, sort: 'name', text: ({ name }) => name },
    { label: FIELDS.email, sort: 'email', text: ({ email }) => email },
    ...OPTIONAL_NAMES.map((name) => ({
      label: label(name),
      text: (entry: ContestEntry) => entry[name] ?? FIELDS.none,
    })),
    { label: FIELDS.draws, text: (entry) => draws(entry).join(', ') },
    { label: FIELDS.enteredAt, sort: 'date', text: ({ enteredAt }) => shortDate(enteredAt) },
  ],
  details: (entry) => [
    [FIELDS.email, [entry.email]],
    ...OPTIONAL_NAMES.map((name): [string, string[]] => [label(name), [entry[name] ?? FIELDS.none]]),
    [FIELDS.mayBeShown, [mayBeShown(entry)]],
    [FIELDS.enteredAt, [longDateTime(entry.enteredAt)]],
    [FIELDS.contest, [contest(entry)]],
    [FIELDS.draws, draws(entry)],
    [FIELDS.line, [entry.line]],
  ],
  read: (services, filter, query, signal) => services.listContestEntries(filter, query, signal),
  erase: (services, id) => services.eraseContestEntry(id),
  change: ({ id, mayBeShown: isShown }) => ({
    label: isShown ? SHOWING_COPY.hide : SHOWING_COPY.show,
    apply: (services) => services.showContestEntry(id, !isShown),
    done: isShown ? SHOWING_COPY.hidden : SHOWING_COPY.shown,
    failed: SHOWING_COPY.failed,
  }),
  file: {
    data: 'entries',
    name: 'concours',
    columns: [
      [FIELDS.name, ({ name }) => name],
      [FIELDS.email, ({ email }) => email],
      ...OPTIONAL_NAMES.map((name): [string, Text] => [label(name), (entry) => entry[name] ?? '']),
      [FIELDS.mayBeShown, mayBeShown],
      [FIELDS.enteredAt, ({ enteredAt }) => shortDate(enteredAt)],
      [FIELDS.contest, contest],
      [FIELDS.draws, (entry) => entry.draws.map(FIELDS.drawn).join(', ')],
      [FIELDS.line, ({ line }) => line],
    ],
  },
};

export function ContestEntriesScreen() {
  const [isEntering, setEntering] = useState(false);
  const refresh = useRefreshedPeople();
  return (
    <>
      <PeopleScreen
        spec={CONTEST_ENTRIES}
        actions={
          <button
            type="button"
            className="button button-quiet"
            aria-haspopup="dialog"
            onClick={() => setEntering(true)}
          >
            {COPY.open}
          </button>
        }
      />
      {isEntering && <EntryByHandDialog onEntered={refresh} onClose={() => setEntering(false)} />}
    </>
  );
}
