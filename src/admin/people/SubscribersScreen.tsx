import type { Confirmation, Subscriber, SubscriberSort } from '../../core/podcast/people.ts';
import { unsubscriptionAddress } from '../../core/site/addresses.ts';
import { longDateTime, shortDate } from '../../core/time/paris-time.ts';
import { oneClickAddress } from '../../gateway/browser/newsletter.ts';
import { CONFIRMATION_NAMES, SUBSCRIBER_FIELDS as FIELDS, SUBSCRIBERS_COPY } from './copy.ts';
import { PeopleScreen } from './PeopleScreen.tsx';
import type { PersonListSpec } from './person-list-spec.ts';
import { SUBSCRIBERS_SCREEN } from './screens.ts';

const confirmedAt = ({ confirmedAt: instant }: Subscriber, write: (instant: string) => string) =>
  instant === null ? FIELDS.notConfirmed : write(instant);

const SUBSCRIBERS: PersonListSpec<Subscriber, SubscriberSort, 'all' | Confirmation> = {
  list: {
    address: SUBSCRIBERS_SCREEN.address,
    sorts: { date: { name: 'date', isAscending: false }, email: { name: 'adresse', isAscending: true } },
    firstSort: 'date',
    filters: { all: '', given: 'confirmees', not_asked: 'sans-confirmation', awaited: 'en-attente' },
    firstFilter: 'all',
  },
  copy: SUBSCRIBERS_COPY,
  columns: [
    { label: FIELDS.email, sort: 'email', text: ({ email }) => email },
    { label: FIELDS.confirmation, text: ({ confirmation }) => CONFIRMATION_NAMES[confirmation] },
    { label: FIELDS.subscribedAt, sort: 'date', text: ({ subscribedAt }) => shortDate(subscribedAt) },
  ],
  details: (subscriber) => [
    [FIELDS.confirmation, [CONFIRMATION_NAMES[subscriber.confirmation]]],
    [FIELDS.subscribedAt, [longDateTime(subscriber.subscribedAt)]],
    [FIELDS.confirmedAt, [confirmedAt(subscriber, longDateTime)]],
  ],
  read: (services, filter, query, signal) => services.listSubscribers(filter === 'all' ? null : filter, query, signal),
  erase: (services, id) => services.eraseSubscriber(id),
  file: {
    data: 'subscriptions',
    name: 'newsletter',
    columns: [
      [FIELDS.email, ({ email }) => email],
      [FIELDS.confirmation, ({ confirmation }) => CONFIRMATION_NAMES[confirmation]],
      [FIELDS.subscribedAt, ({ subscribedAt }) => shortDate(subscribedAt)],
      [FIELDS.confirmedAt, (subscriber) => (subscriber.confirmedAt === null ? '' : confirmedAt(subscriber, shortDate))],
      [
        FIELDS.unsubscription,
        ({ unsubscribeToken }) => new URL(unsubscriptionAddress(unsubscribeToken), location.href).href,
      ],
      [FIELDS.oneClick, ({ unsubscribeToken }) => oneClickAddress(unsubscribeToken)],
    ],
  },
};

export function SubscribersScreen() {
  return <PeopleScreen spec={SUBSCRIBERS} />;
}
