import type { ContestEntryFilter, ContestEntrySort } from '../../core/contest/contest-entry.ts';
import type {
  Applicant,
  ApplicantSort,
  Confirmation,
  PeoplePage,
  PeopleQuery,
  PersonTraces,
  SubscriberSort,
} from '../../core/podcast/people.ts';
import type { DataKind } from '../../core/team/actions.ts';
import {
  enterContestByHand,
  eraseApplicant,
  eraseContestEntry,
  erasePerson,
  eraseSubscriber,
  findPerson,
  listApplicants,
  listContestEntries,
  listSubscribers,
  recordExport,
  showContestEntry,
  type ContestEntryPage,
  type EnteredByHand,
  type EntrantByHand,
  type SubscriberPage,
} from '../../gateway/browser/people.ts';
import { personMessages } from '../../gateway/browser/outbox.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { saveFile } from '../../presentation/dom/save-file.ts';
import { keepsMails } from './keeps-mails.ts';

export interface PeopleServices {
  listApplicants(query: PeopleQuery<ApplicantSort>, signal?: AbortSignal): Promise<PeoplePage<Applicant>>;
  listSubscribers(
    confirmation: Confirmation | null,
    query: PeopleQuery<SubscriberSort>,
    signal?: AbortSignal,
  ): Promise<SubscriberPage>;
  listContestEntries(
    filter: ContestEntryFilter,
    query: PeopleQuery<ContestEntrySort>,
    signal?: AbortSignal,
  ): Promise<ContestEntryPage>;
  eraseApplicant(id: string): Promise<void>;
  eraseSubscriber(id: string): Promise<void>;
  eraseContestEntry(id: string): Promise<void>;
  /** Enters a person whose proof did not come through the page. */
  enterContestByHand(entrant: EntrantByHand): Promise<EnteredByHand>;
  /** Decides whether first name and city may be shown if the entry wins. */
  showContestEntry(id: string, mayBeShown: boolean): Promise<void>;
  findPerson(address: string): Promise<PersonTraces>;
  erasePerson(address: string): Promise<PersonTraces>;
  /** Records an export of personal data in the audit log. */
  recordExport(data: DataKind, rows: number): Promise<void>;
  save(name: string, file: Blob): void;
}

export function peopleServices(database: BrowserDatabase): PeopleServices {
  const messagesOf = async (address: string, erase: boolean) => (keepsMails() ? personMessages(address, erase) : 0);
  return {
    listApplicants: (query, signal) => listApplicants(database, query, signal),
    listSubscribers: (confirmation, query, signal) => listSubscribers(database, confirmation, query, signal),
    listContestEntries: (filter, query, signal) => listContestEntries(database, filter, query, signal),
    eraseApplicant: (id) => eraseApplicant(database, id),
    eraseSubscriber: (id) => eraseSubscriber(database, id),
    eraseContestEntry: (id) => eraseContestEntry(database, id),
    enterContestByHand: (entrant) => enterContestByHand(database, entrant),
    showContestEntry: (id, mayBeShown) => showContestEntry(database, id, mayBeShown),
    findPerson: async (address) => ({
      ...(await findPerson(database, address)),
      messages: await messagesOf(address, false),
    }),
    // Erases the mails first: if that fails, all data can still be found.
    async erasePerson(address) {
      const messages = await messagesOf(address, true);
      return { ...(await erasePerson(database, address)), messages };
    },
    recordExport: (data, rows) => recordExport(database, data, rows),
    save: saveFile,
  };
}
