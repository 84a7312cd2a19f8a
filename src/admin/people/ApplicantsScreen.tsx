import { APPLICANTS } from './applicants.ts';
import { PeopleScreen } from './PeopleScreen.tsx';

export function ApplicantsScreen() {
  return <PeopleScreen spec={APPLICANTS} />;
}
