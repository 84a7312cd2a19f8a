import { useState } from 'react';
import { CONTEST_ENTRIES } from './contest-entries.ts';
import { ENTRY_BY_HAND_COPY as COPY } from './copy.ts';
import { EntryByHandDialog } from './EntryByHandDialog.tsx';
import { PeopleScreen } from './PeopleScreen.tsx';
import { useRefreshedPeople } from './use-people.ts';

export function ContestEntriesScreen() {
  const [isEntering, setEntering] = useState(false);
  const refresh = useRefreshedPeople();
  return (
    <>
      <PeopleScreen
        spec={CONTEST_ENTRIES}
        actions={
          <button
            type="button"
            className="button button-quiet"
            aria-haspopup="dialog"
            onClick={() => setEntering(true)}
          >
            {COPY.open}
          </button>
        }
      />
      {isEntering && <EntryByHandDialog onEntered={refresh} onClose={() => setEntering(false)} />}
    </>
  );
}
