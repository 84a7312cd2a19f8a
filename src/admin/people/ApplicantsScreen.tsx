import { APPLICANTS } from './applicants.ts';
import { PeopleScreen } from './PeopleScreen.tsx';

/** Those who apply as guests of the podcast. */
export function ApplicantsScreen() {
  return <PeopleScreen parts={APPLICANTS} />;
}
