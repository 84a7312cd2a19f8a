import type { GuestApplication } from './guest-application.ts';

/** Application as the back office shows it. Instants are in ISO 8601. */
export interface Applicant extends Omit<GuestApplication, 'anonymConsent' | 'intimateConsent'> {
  id: string;
  receivedAt: string;
}

/** State of the consent that a link in a mail asks for. `not_asked` means that the site sends no mail. */
export const CONFIRMATIONS = ['given', 'awaited', 'not_asked'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

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

export interface PeopleQuery<Sort extends string> {
  /** Words to search for, regardless of case and accents; empty to list everybody. */
  search: string;
  sort: Sort;
  isAscending: boolean;
  /** Number of the page; the first is 1. */
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
  entries: number;
  /** Mails from or to them that the embedded outbox keeps. */
  messages: number;
}
