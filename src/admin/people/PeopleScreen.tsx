import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { SearchField } from '../list/SearchField.tsx';
import { useServices } from '../services.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { PEOPLE_COPY as COPY } from './copy.ts';
import { ErasePersonDialog } from './ErasePersonDialog.tsx';
import { PeopleFound } from './PeopleFound.tsx';
import type { PersonListSpec } from './person-list-spec.ts';
import { peopleAddress, peopleView, type PeopleView } from './people-view.ts';
import { useChangeFailure, useExport, usePeoplePage, useRefreshedPeople } from './use-people.ts';

interface Props<Person extends { id: string }, Sort extends string, Filter extends string> {
  spec: PersonListSpec<Person, Sort, Filter>;
  actions?: ReactNode;
}

/** Screen that searches, sorts, exports and erases people who have sent a form. */
export function PeopleScreen<Person extends { id: string }, Sort extends string, Filter extends string>({
  spec,
  actions,
}: Props<Person, Sort, Filter>) {
  const { list, copy } = spec;
  const [, navigate] = useLocation();
  const query = useSearch();
  const view = peopleView(list, query);
  const [isErasing, setErasing] = useState(false);
  const { toasts } = useServices();
  const refresh = useRefreshedPeople();
  const tellFailure = useChangeFailure();
  const exporting = useExport(spec);
  const summary = useRef<HTMLParagraphElement>(null);
  const page = usePeoplePage(spec, view);
  const setView = (next: PeopleView<Sort, Filter>, options?: { replace?: boolean }) =>
    navigate(peopleAddress(list, next), options);
  const search = useCallback(
    (text: string) =>
      navigate(peopleAddress(list, { ...peopleView(list, query), search: text, page: 1 }), { replace: true }),
    [list, navigate, query],
  );
  const counts = page.data?.counts;
  return (
    <section className="list-screen">
      <header>
        <ScreenTitle text={copy.title} />
        <p className="screen-actions">
          {actions}
          <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={() => setErasing(true)}>
            {COPY.person.open}
          </button>
          {(['csv', 'xlsx'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className={format === 'xlsx' ? 'button' : 'button button-quiet'}
              aria-disabled={exporting.isExporting}
              onClick={() => void exporting.save(format, view)}
            >
              {exporting.isExporting ? COPY.exporting : COPY.export[format]}
            </button>
          ))}
        </p>
      </header>
      {copy.intro.map((text) => (
        <p key={text} className="people-intro">
          {text}
        </p>
      ))}
      <div className="list-bar">
        {copy.filters && (
          <nav className="tabs" aria-label={copy.filters.label}>
            {(Object.entries(copy.filters.names) as [Filter, string][]).map(([filter, name]) => (
              <Link
                key={filter}
                href={peopleAddress(list, { ...peopleView(list, ''), filter })}
                aria-current={filter === view.filter ? 'page' : undefined}
              >
                {counts?.[filter] === undefined ? name : `${name} (${counts[filter]})`}
              </Link>
            ))}
          </nav>
        )}
        <SearchField key={view.filter} label={copy.search} search={view.search} onSearch={search} />
      </div>
      <PeopleFound spec={spec} view={view} setView={setView} page={page} summary={summary} />
      {isErasing && (
        <ErasePersonDialog
          onClose={() => setErasing(false)}
          onFailed={(error) => tellFailure(COPY.notErased, error)}
          onErased={(traces) => {
            setErasing(false);
            toasts.tell(COPY.person.erased(COPY.person.traces(traces)));
            refresh();
          }}
        />
      )}
    </section>
  );
}
