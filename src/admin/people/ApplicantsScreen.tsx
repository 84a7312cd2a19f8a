import type { Applicant, ApplicantSort } from '../../core/podcast/people.ts';
import { longDateTime, shortDate } from '../../core/time/paris-time.ts';
import { APPLICANT_FIELDS as FIELDS, APPLICANTS_COPY, CONTACT_NAMES, TOPIC_NAMES } from './copy.ts';
import { PeopleScreen } from './PeopleScreen.tsx';
import type { PersonListSpec } from './person-list-spec.ts';
import { APPLICANTS_SCREEN } from './screens.ts';

const methods = ({ contactChoice }: Applicant) => contactChoice.map((method) => CONTACT_NAMES[method]);
const topics = ({ topics: chosen }: Applicant) => chosen.map((topic) => TOPIC_NAMES[topic]);

const APPLICANTS: PersonListSpec<Applicant, ApplicantSort, 'all'> = {
  list: {
    address: APPLICANTS_SCREEN.address,
    sorts: {
      date: { name: 'date', isAscending: false },
      name: { name: 'nom', isAscending: true },
      age: { name: 'age', isAscending: true },
    },
    firstSort: 'date',
    filters: { all: '' },
    firstFilter: 'all',
  },
  copy: APPLICANTS_COPY,
  columns: [
    { label: FIELDS.name, sort: 'name', text: ({ name }) => name },
    { label: FIELDS.age, sort: 'age', text: ({ age }) => FIELDS.years(age) },
    { label: FIELDS.contact, text: ({ contactValue }) => contactValue },
    { label: FIELDS.topics, text: ({ topics: { length } }) => FIELDS.topicCount(length) },
    { label: FIELDS.receivedAt, sort: 'date', text: ({ receivedAt }) => shortDate(receivedAt) },
  ],
  details: (applicant) => [
    [FIELDS.age, [FIELDS.years(applicant.age)]],
    [FIELDS.contact, [applicant.contactValue]],
    [FIELDS.methods, methods(applicant)],
    [FIELDS.topics, topics(applicant)],
    [FIELDS.receivedAt, [longDateTime(applicant.receivedAt)]],
  ],
  read: (services, _filter, query, signal) => services.listApplicants(query, signal),
  erase: (services, id) => services.eraseApplicant(id),
  file: {
    data: 'applications',
    name: 'candidatures',
    columns: [
      [FIELDS.name, ({ name }) => name],
      [FIELDS.age, ({ age }) => String(age)],
      [FIELDS.contact, ({ contactValue }) => contactValue],
      [FIELDS.methods, (applicant) => methods(applicant).join(', ')],
      [FIELDS.topics, (applicant) => topics(applicant).join(', ')],
      [FIELDS.receivedAt, ({ receivedAt }) => shortDate(receivedAt)],
    ],
  },
};

export function ApplicantsScreen() {
  return <PeopleScreen spec={APPLICANTS} />;
}
