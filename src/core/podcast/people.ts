import type { GuestApplication } from './guest-application.ts';

/** Application as the back office shows it. Instants are in ISO 8601. */
export interface Applicant extends Omit<GuestApplication, 'anonymConsent' | 'intimateConsent'> {
  id: string;
  receivedAt: string;
}

/** Consent of an address's owner: given by a link in a mail, still awaited, or not asked for want of mail. */
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
  /** Words in any case and with any accents; empty for everybody. */
  search: string;
  sort: Sort;
  isAscending: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface PeoplePage<Person> {
  people: Person[];
  /** Number on all pages. */
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
