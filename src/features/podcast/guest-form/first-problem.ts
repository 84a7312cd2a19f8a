import { APPLICATION_FIELDS, APPLICATION_LIMITS } from '../../../core/podcast/guest-application.ts';
import { characterCount } from '../../../presentation/forms/character-count.ts';
import { PROBLEMS } from './copy.ts';

/** Answers by the names of their fields. */
export interface GuestAnswers {
  name: string;
  age: string;
  contact_choice: string[];
  contact_value: string;
  topics: string[];
  anonym_consent: boolean;
  intimate_consent: boolean;
}

export interface Problem {
  field: keyof GuestAnswers;
  message: string;
}

const { name, age, contactChoice, contactValue, topics, anonymConsent, intimateConsent } = APPLICATION_FIELDS;

/** Checks in order: the first four are from document 2, section 5, the others ours. */
const CHECKS: readonly (Problem & { fails: (answers: GuestAnswers) => boolean })[] = [
  { field: anonymConsent, message: PROBLEMS.consent, fails: (answers) => !answers.anonym_consent },
  { field: topics, message: PROBLEMS.topics, fails: (answers) => answers.topics.length === 0 },
  { field: contactChoice, message: PROBLEMS.contactChoice, fails: (answers) => answers.contact_choice.length === 0 },
  { field: contactValue, message: PROBLEMS.contactValue, fails: (answers) => answers.contact_value.trim() === '' },
  {
    field: contactValue,
    message: PROBLEMS.longContactValue,
    fails: (answers) => characterCount(answers.contact_value.trim()) > APPLICATION_LIMITS.contactValue,
  },
  {
    field: intimateConsent,
    message: PROBLEMS.intimateConsent,
    fails: (answers) => !answers.intimate_consent,
  },
  { field: name, message: PROBLEMS.name, fails: (answers) => answers.name.trim() === '' },
  {
    field: name,
    message: PROBLEMS.longName,
    fails: (answers) => characterCount(answers.name.trim()) > APPLICATION_LIMITS.name,
  },
  { field: age, message: PROBLEMS.age, fails: (answers) => !/^\d{1,9}$/.test(answers.age.trim()) },
  { field: age, message: PROBLEMS.minor, fails: (answers) => Number(answers.age) < APPLICATION_LIMITS.minimumAge },
  { field: age, message: PROBLEMS.highAge, fails: (answers) => Number(answers.age) > APPLICATION_LIMITS.maximumAge },
];

/** Returns the first problem of the answers; null when they can be sent. */
export function firstProblem(answers: GuestAnswers): Problem | null {
  return CHECKS.find(({ fails }) => fails(answers)) ?? null;
}
