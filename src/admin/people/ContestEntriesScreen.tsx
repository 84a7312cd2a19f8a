import { CONTEST_ENTRIES } from './contest-entries.ts';
import { PeopleScreen } from './PeopleScreen.tsx';

/** Those who take part in the contest. */
export function ContestEntriesScreen() {
  return <PeopleScreen parts={CONTEST_ENTRIES} />;
}
