import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PeoplePage } from '../../core/podcast/people.ts';
import { Icon } from '../Icon.tsx';
import { PEOPLE_COPY as COPY } from './copy.ts';
import { DetailsDialog, EraseDialog } from './PeopleDialogs.tsx';
import { PeopleRows } from './PeopleRows.tsx';
import type { PersonListSpec } from './person-list-spec.ts';
import { lastPage, sortedBy } from '../list/pages-of-list.ts';
import { Pager, useExistingPage } from '../list/Pager.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { peopleAddress, type PeopleView } from './people-view.ts';
import { usePersonChanges } from './use-people.ts';

interface Props<Person extends { id: string }, Sort extends string, Filter extends string> {
  spec: PersonListSpec<Person, Sort, Filter>;
  view: PeopleView<Sort, Filter>;
  setView: (view: PeopleView<Sort, Filter>, options?: { replace?: boolean }) => void;
  page: UseQueryResult<PeoplePage<Person>>;
  /** Takes the focus when the row that had it disappears. */
  summary: RefObject<HTMLParagraphElement | null>;
}

/** People of a view, or the reason why there are none. */
export function PeopleFound<Person extends { id: string }, Sort extends string, Filter extends string>({
  spec,
  view,
  setView,
  page: { data, isError, isPlaceholderData, refetch },
  summary,
}: Props<Person, Sort, Filter>) {
  const { copy } = spec;
  useExistingPage(view.page, data && !isPlaceholderData ? lastPage(data.total) : null, (last) =>
    setView({ ...view, page: last }, { replace: true }),
  );

  const failure = isError && (
    <LoadFailure
      copy={{ title: copy.failure, text: COPY.failureAdvice, retry: COPY.retry }}
      retry={() => void refetch()}
    />
  );
  if (!data) {
    return failure || <div className="skeleton" role="status" aria-label={copy.loading} />;
  }
  const count = copy.count(data.total);
  return (
    <>
      {failure}
      <p ref={summary} role="status" tabIndex={-1} className="list-summary">
        {view.search ? COPY.found(count, view.search) : count}
      </p>
      {data.total === 0 ? (
        <div className="notice">
          <p>{view.search ? COPY.nothingFound(view.search) : copy.empty}</p>
          {view.search && (
            <button type="button" className="button button-quiet" onClick={() => setView({ ...view, search: '' })}>
              {COPY.clearSearch}
            </button>
          )}
        </div>
      ) : (
        <Rows
          spec={spec}
          view={view}
          setView={setView}
          people={data.people}
          onErased={() => summary.current?.focus()}
        />
      )}
      <Pager
        page={view.page}
        total={data.total}
        addressOf={(page) => peopleAddress(spec.list, { ...view, page })}
        start={summary}
      />
    </>
  );
}

type RowsProps<Person extends { id: string }, Sort extends string, Filter extends string> = Pick<
  Props<Person, Sort, Filter>,
  'spec' | 'view' | 'setView'
> & { people: Person[]; onErased: () => void };

function Rows<Person extends { id: string }, Sort extends string, Filter extends string>({
  spec,
  view,
  setView,
  people,
  onErased,
}: RowsProps<Person, Sort, Filter>) {
  const { busy, make, erase } = usePersonChanges(spec);
  const [shown, setShown] = useState<Person | null>(null);
  const [candidate, setCandidate] = useState<Person | null>(null);
  const changeOf = (person: Person) => {
    const change = spec.change?.(person);
    if (!change) return undefined;
    return {
      label: change.label,
      make: () => {
        setShown(null);
        void make(person.id, change);
      },
    };
  };
  const nameOf = (person: Person) => spec.columns[0]?.text(person) ?? '';
  const named = (action: string, person: Person) => ({
    title: action,
    'aria-label': COPY.named(action, nameOf(person)),
  });
  return (
    <>
      <PeopleRows
        people={people}
        busy={busy}
        caption={spec.copy.caption}
        columns={spec.columns}
        sort={view.sort}
        isAscending={view.isAscending}
        onSort={(sort) => setView(sortedBy(spec.list.sorts, view, sort))}
        actionsOf={(person) => (
          <div className="row-actions">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setShown(person)}
              {...named(COPY.details, person)}
            >
              <Icon name="view" />
            </button>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-disabled={busy.has(person.id)}
              onClick={() => !busy.has(person.id) && setCandidate(person)}
              {...named(COPY.erase, person)}
            >
              <Icon name="remove" />
            </button>
          </div>
        )}
      />
      {shown && (
        <DetailsDialog
          name={nameOf(shown)}
          details={spec.details(shown)}
          change={changeOf(shown)}
          onClose={() => setShown(null)}
          onErase={() => {
            setShown(null);
            setCandidate(shown);
          }}
        />
      )}
      {candidate && (
        <EraseDialog
          question={spec.copy.erasure.question}
          consequence={spec.copy.erasure.consequence}
          name={nameOf(candidate)}
          onClose={() => setCandidate(null)}
          onConfirm={() => {
            // Closes the dialog first, because it gives the focus back to the row's button, which the erasure removes.
            flushSync(() => setCandidate(null));
            onErased();
            void erase(candidate.id);
          }}
        />
      )}
    </>
  );
}
