import { array, boolean, nullish, object, picklist, pipe, rawCheck, string, transform } from 'valibot';
import { CONTACT_METHODS, type GuestApplication, TOPICS } from '../../../core/podcast/guest-application.ts';
import { firstProblem } from './first-problem.ts';

/** Schema that refuses the first wrong answer, and outputs an application that is ready to send. */
export const GUEST_SCHEMA = pipe(
  object({
    name: string(),
    age: string(),
    contact_choice: array(picklist(CONTACT_METHODS)),
    contact_value: string(),
    topics: array(picklist(TOPICS)),
    anonym_consent: nullish(boolean(), false),
    intimate_consent: nullish(boolean(), false),
  }),
  rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? firstProblem(dataset.value) : null;
    if (!dataset.typed || !problem) return;
    const { field: key, message } = problem;
    const input = dataset.value;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key] }] });
  }),
  transform((answers): GuestApplication => ({
    name: answers.name.trim(),
    age: Number(answers.age),
    contactChoice: answers.contact_choice,
    contactValue: answers.contact_value.trim(),
    topics: answers.topics,
    anonymConsent: true,
    intimateConsent: true,
  })),
);
