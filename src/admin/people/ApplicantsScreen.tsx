import { APPLICANTS } from './applicants.ts';
import { PeopleScreen } from './PeopleScreen.tsx';

/** Screen of the podcast's applicants. */
export function ApplicantsScreen() {
  return <PeopleScreen spec={APPLICANTS} />;
}
