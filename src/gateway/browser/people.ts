import * as v from 'valibot';
import {
  DRAWN_STATES,
  type ContestEntry,
  type ContestEntryFilter,
  type ContestEntrySort,
} from '../../core/contest/contest-entry.ts';
import {
  forOptionalFields,
  refusedField,
  type EntryField,
  type OptionalEntryField,
} from '../../core/contest/entry-fields.ts';
import { PRIZES } from '../../core/contest/prizes.ts';
import { mailAddress } from '../../core/mail/mail-address.ts';
import { CONTACT_METHODS, TOPICS } from '../../core/podcast/guest-application.ts';
import {
  CONFIRMATIONS,
  type Applicant,
  type ApplicantSort,
  type Confirmation,
  type PeoplePage,
  type PeopleQuery,
  type PersonTraces,
  type Subscriber,
  type SubscriberSort,
} from '../../core/podcast/people.ts';
import type { DataKind } from '../../core/team/actions.ts';
import { Instant } from '../../core/time/instant.ts';
import { answerOf, parseAnswer } from './answer.ts';
import { GatewayError } from './gateway-error.ts';
import type { BrowserDatabase } from './session.ts';

type StoredTraces = Omit<PersonTraces, 'messages'>;

/** Page of addresses, with their numbers by confirmation. */
export interface SubscriberPage extends PeoplePage<Subscriber> {
  counts: Record<Confirmation, number>;
}

/** Page of contest entries, with their numbers by filter. */
export interface ContestEntryPage extends PeoplePage<ContestEntry> {
  counts: Record<ContestEntryFilter, number>;
}

/** Person whom a member enters in the contest; an empty answer counts as none. */
export interface EntrantByHand extends Partial<Record<OptionalEntryField, string>> {
  name: string;
  email: string;
  mayBeShown: boolean;
}

export type EnteredByHand =
  | { kind: 'entered'; ticket: string; isNew: boolean }
  | { kind: 'closed' | 'not_open' }
  | { kind: 'refused'; field: EntryField };

const ApplicantRow = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    age: v.number(),
    contact_methods: v.array(v.picklist(CONTACT_METHODS)),
    contact_value: v.string(),
    topics: v.array(v.picklist(TOPICS)),
    created_at: Instant,
  }),
  v.transform((row): Applicant => ({
    id: row.id,
    name: row.name,
    age: row.age,
    contactChoice: row.contact_methods,
    contactValue: row.contact_value,
    topics: row.topics,
    receivedAt: row.created_at,
  })),
);
const SubscriberRow = v.pipe(
  v.object({
    id: v.string(),
    email: v.string(),
    confirmation: v.picklist(CONFIRMATIONS),
    unsubscribe_token: v.string(),
    created_at: Instant,
    confirmed_at: v.nullable(Instant),
  }),
  v.transform((row): Subscriber => ({
    id: row.id,
    email: row.email,
    confirmation: row.confirmation,
    unsubscribeToken: row.unsubscribe_token,
    subscribedAt: row.created_at,
    confirmedAt: row.confirmed_at,
  })),
);
const ContestEntryRow = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    ...forOptionalFields(() => v.nullable(v.string())),
    may_be_shown: v.boolean(),
    line: v.string(),
    entered_at: Instant,
    starts_at: Instant,
    ends_at: Instant,
    draws: v.array(
      v.object({ number: v.number(), state: v.picklist(DRAWN_STATES), prize: v.nullable(v.picklist(PRIZES)) }),
    ),
  }),
  v.transform(({ may_be_shown, entered_at, starts_at, ends_at, ...entry }): ContestEntry => ({
    ...entry,
    mayBeShown: may_be_shown,
    enteredAt: entered_at,
    contest: { startsAt: starts_at, endsAt: ends_at },
  })),
);
const ApplicantAnswer = v.object({ total: v.number(), applications: v.array(ApplicantRow) });
const SubscriberAnswer = v.object({
  total: v.number(),
  counts: v.object({ given: v.number(), awaited: v.number(), not_asked: v.number() }),
  subscriptions: v.array(SubscriberRow),
});
const ContestEntryAnswer = v.object({
  total: v.number(),
  counts: v.object({ all: v.number(), drawn: v.number() }),
  entries: v.array(ContestEntryRow),
});
const EnteredAnswer = v.variant('outcome', [
  v.object({ outcome: v.literal('entered'), ticket: v.string(), is_new: v.boolean() }),
  v.object({ outcome: v.picklist(['closed', 'not_open']) }),
]);
const Traces = v.object({ applications: v.number(), subscriptions: v.number(), entries: v.number() });

const parametersOf = <Sort extends string>({ search, sort, isAscending, page, pageSize }: PeopleQuery<Sort>) => ({
  search,
  sort,
  is_ascending: isAscending,
  page,
  page_size: pageSize,
});

/** @throws GatewayError */
export async function listApplicants(
  database: BrowserDatabase,
  query: PeopleQuery<ApplicantSort>,
  signal?: AbortSignal,
): Promise<PeoplePage<Applicant>> {
  const answer = await answerOf(database.rpc('list_guest_applications', parametersOf(query)), signal);
  const { total, applications } = parseAnswer(ApplicantAnswer, answer);
  return { total, people: applications };
}

/** @param confirmation null for all @throws GatewayError */
export async function listSubscribers(
  database: BrowserDatabase,
  confirmation: Confirmation | null,
  query: PeopleQuery<SubscriberSort>,
  signal?: AbortSignal,
): Promise<SubscriberPage> {
  // Generated types lack null for parameters.
  const parameters = { ...parametersOf(query), confirmation: confirmation as Confirmation };
  const { total, counts, subscriptions } = parseAnswer(
    SubscriberAnswer,
    await answerOf(database.rpc('list_newsletter_subscriptions', parameters), signal),
  );
  return { total, counts, people: subscriptions };
}

/** @throws GatewayError */
export async function listContestEntries(
  database: BrowserDatabase,
  filter: ContestEntryFilter,
  query: PeopleQuery<ContestEntrySort>,
  signal?: AbortSignal,
): Promise<ContestEntryPage> {
  const parameters = { ...parametersOf(query), only_drawn: filter === 'drawn' };
  const { total, counts, entries } = parseAnswer(
    ContestEntryAnswer,
    await answerOf(database.rpc('list_contest_entries', parameters), signal),
  );
  return { total, counts, people: entries };
}

/** Erases an application for good; succeeds when it is gone already. @throws GatewayError */
export async function eraseApplicant(database: BrowserDatabase, id: string): Promise<void> {
  await answerOf(database.rpc('erase_guest_application', { application_id: id }));
}

/** Erases an address for good; succeeds when it is gone already. @throws GatewayError */
export async function eraseSubscriber(database: BrowserDatabase, id: string): Promise<void> {
  await answerOf(database.rpc('erase_newsletter_subscription', { subscription_id: id }));
}

/** Erases an entry for good; succeeds when it is gone already. Frozen lists keep its line. @throws GatewayError */
export async function eraseContestEntry(database: BrowserDatabase, id: string): Promise<void> {
  await answerOf(database.rpc('erase_contest_entry', { entry_id: id }));
}

/** Sets whether first name and city of an entry may be shown, should it win. @throws GatewayError */
export async function showContestEntry(database: BrowserDatabase, id: string, mayBeShown: boolean): Promise<void> {
  await answerOf(database.rpc('show_contest_entry', { entry_id: id, may_be_shown: mayBeShown }));
}

/**
 * Enters somebody in the contest whose proof came by other means than the page.
 * @returns the ticket, an existing entry's if there is one, or the field that is refused
 * @throws GatewayError
 */
export async function enterContestByHand(
  database: BrowserDatabase,
  { mayBeShown, ...texts }: EntrantByHand,
): Promise<EnteredByHand> {
  try {
    const request = database.rpc('enter_contest_by_hand', { form: { ...texts, may_be_shown: mayBeShown } });
    const answer = parseAnswer(EnteredAnswer, await answerOf(request));
    if (answer.outcome !== 'entered') return { kind: answer.outcome };
    return { kind: 'entered', ticket: answer.ticket, isNew: answer.is_new };
  } catch (error) {
    const rule = error instanceof GatewayError && /"(contest_entries_\w+)"/.exec(error.message)?.[1];
    const field = rule ? refusedField(rule) : null;
    if (field) return { kind: 'refused', field };
    throw error;
  }
}

/** Counts the records about a person by e-mail address, in any spelling. @throws GatewayError */
export async function findPerson(database: BrowserDatabase, address: string): Promise<StoredTraces> {
  return parseAnswer(Traces, await answerOf(database.rpc('find_person', { address: mailAddress(address) ?? address })));
}

/** Erases the person's records for good. @returns their numbers @throws GatewayError */
export async function erasePerson(database: BrowserDatabase, address: string): Promise<StoredTraces> {
  return parseAnswer(
    Traces,
    await answerOf(database.rpc('erase_person', { address: mailAddress(address) ?? address })),
  );
}

/** Records in the audit log that an administrator exports personal data. @throws GatewayError */
export async function recordExport(database: BrowserDatabase, kind: DataKind, rows: number): Promise<void> {
  await answerOf(database.rpc('record_export', { kind, rows }));
}
