import type { GuestApplication } from './guest-application.ts';

/** An application as the back office shows it. Instants are in ISO 8601. */
export interface Applicant extends Omit<GuestApplication, 'anonymConsent' | 'intimateConsent'> {
  id: string;
  receivedAt: string;
}

/** Whether the owner of an address has said yes: not yet; by a link in a mail; or was not asked, for want of mail. */
export const CONFIRMATIONS = ['given', 'awaited', 'not_asked'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** An address of the newsletter as the back office shows it. */
export interface Subscriber {
  id: string;
  email: string;
  confirmation: Confirmation;
  unsubscribeToken: string;
  subscribedAt: string;
  confirmedAt: string | null;
}

export type ApplicantSort = 'date' | 'name' | 'age';
export type SubscriberSort = 'date' | 'email';

/** Query of a list of people. */
export interface PeopleQuery<Sort extends string> {
  /** Words, whatever their accents and case; empty: everybody. */
  search: string;
  sort: Sort;
  isAscending: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface PeoplePage<Person> {
  people: Person[];
  /** Number of people on all pages. */
  total: number;
}

/** Number of records about one person. */
export interface PersonTraces {
  applications: number;
  subscriptions: number;
  /** Contest entries. */
  entries: number;
  /** Mails from them or to them that this site keeps itself. */
  messages: number;
}
