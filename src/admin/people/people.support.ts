import { vi } from 'vitest';
import type { ContestEntry } from '../../core/contest/contest-entry.ts';
import { forOptionalFields } from '../../core/contest/entry-fields.ts';
import type { Applicant, Subscriber } from '../../core/podcast/people.ts';
import type { PeopleServices } from './people-services.ts';

export const LEO: Applicant = {
  id: 'a',
  name: 'Léo',
  age: 31,
  contactChoice: ['whatsapp', 'email'],
  contactValue: '+33612345678',
  topics: ['ghosting', 'casual_plan'],
  receivedAt: '2026-05-14T12:00:00Z',
};
const LEA: Subscriber = {
  id: 's',
  email: 'lea@exemple.fr',
  confirmation: 'given',
  unsubscribeToken: 'token',
  subscribedAt: '2026-05-14T12:00:00Z',
  confirmedAt: '2026-05-15T12:00:00Z',
};
export const CAMILLE: ContestEntry = {
  id: 'c',
  name: 'Camille Dupont',
  email: 'camille@exemple.fr',
  ...forOptionalFields(() => null),
  mayBeShown: true,
  line: '0f'.repeat(32),
  enteredAt: '2026-05-14T12:00:00Z',
  contest: { startsAt: '2026-04-30T22:00:00Z', endsAt: '2026-05-31T22:00:00Z' },
  draws: [
    { number: 1, state: 'substitute', prize: null },
    { number: 2, state: 'winner', prize: 'accessory' },
  ],
};
export const TICKET = '0f8fad5b-d9cb-469f-a165-70867728950e';
const TRACES = { applications: 1, subscriptions: 1, entries: 0, messages: 0 };
const COUNTS = { given: 1, awaited: 2, not_asked: 0 };

/** Returns services that know one person of each list. */
export function fakePeople() {
  return {
    listApplicants: vi.fn<PeopleServices['listApplicants']>(async () => ({ total: 1, people: [LEO] })),
    listSubscribers: vi.fn<PeopleServices['listSubscribers']>(async () => ({
      total: 1,
      people: [LEA],
      counts: COUNTS,
    })),
    listContestEntries: vi.fn<PeopleServices['listContestEntries']>(async () => ({
      total: 1,
      people: [CAMILLE],
      counts: { all: 4, drawn: 1 },
    })),
    enterContestByHand: vi.fn<PeopleServices['enterContestByHand']>(async () => ({
      kind: 'entered',
      ticket: TICKET,
      isNew: true,
    })),
    showContestEntry: vi.fn<PeopleServices['showContestEntry']>(async () => undefined),
    eraseContestEntry: vi.fn<PeopleServices['eraseContestEntry']>(async () => undefined),
    eraseApplicant: vi.fn<PeopleServices['eraseApplicant']>(async () => undefined),
    eraseSubscriber: vi.fn<PeopleServices['eraseSubscriber']>(async () => undefined),
    findPerson: vi.fn<PeopleServices['findPerson']>(async () => TRACES),
    erasePerson: vi.fn<PeopleServices['erasePerson']>(async () => TRACES),
    recordExport: vi.fn<PeopleServices['recordExport']>(() => Promise.resolve()),
    save: vi.fn<PeopleServices['save']>(),
  };
}
