import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { editorAddress } from '../../core/site/addresses.ts';
import { RECORDED_ACTIONS, type RecordedAction } from '../../core/team/actions.ts';
import { longDateTime } from '../../core/time/paris-time.ts';
import { FilterField } from '../list/FilterField.tsx';
import { Pager, useExistingPage } from '../list/Pager.tsx';
import { lastPage } from '../list/pages-of-list.ts';
import { useServices } from '../services.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { ACTION_NAMES, JOURNAL_COPY as COPY, SUBJECT_TEXTS } from './copy.ts';
import { ACTIONS_PER_PAGE, journalAddress, journalView, type JournalView } from './journal-view.ts';

export function JournalScreen() {
  const { listActions } = useServices();
  const view = journalView(useSearch());
  const summary = useRef<HTMLParagraphElement>(null);
  const [, navigate] = useLocation();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['journal', view],
    queryFn: () => listActions({ ...view, pageSize: ACTIONS_PER_PAGE }),
    placeholderData: keepPreviousData,
  });
  useExistingPage(view.page, data && !isPlaceholderData ? lastPage(data.total, ACTIONS_PER_PAGE) : null, (page) =>
    navigate(journalAddress({ ...view, page }), { replace: true }),
  );
  const narrow = (change: Partial<JournalView>) => navigate(journalAddress({ ...view, ...change, page: 1 }));
  const isNarrowed = view.action !== null || view.person !== null;
  return (
    <section className="list-screen">
      <ScreenTitle text={COPY.title} />
      <p>{COPY.intro}</p>
      <div className="list-filters">
        <div>
          <FilterField
            {...COPY.filters.action}
            value={view.action}
            choices={RECORDED_ACTIONS.map((action) => ({ value: action, label: ACTION_NAMES[action] }))}
            choose={(action) => narrow({ action })}
          />
          <FilterField
            {...COPY.filters.person}
            value={view.person}
            choices={(data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            choose={(person) => narrow({ person })}
          />
        </div>
      </div>
      {!data && isError && <LoadFailure copy={COPY.error} retry={() => void refetch()} />}
      {!data && !isError && <div className="skeleton" role="status" aria-label={COPY.loading} />}
      {data && (
        <p ref={summary} role="status" tabIndex={-1} className="list-summary">
          {data.total > 0 ? COPY.count(data.total) : isNarrowed ? COPY.none : COPY.empty}
        </p>
      )}
      {data && data.actions.length > 0 && (
        <ol className="journal" aria-label={COPY.list}>
          {data.actions.map((action) => (
            <JournalLine key={action.id} action={action} />
          ))}
        </ol>
      )}
      {data && (
        <Pager
          page={view.page}
          total={data.total}
          pageSize={ACTIONS_PER_PAGE}
          addressOf={(page) => journalAddress({ ...view, page })}
          start={summary}
        />
      )}
    </section>
  );
}

function JournalLine({ action: { at, actor, action, subject, subjectId, detail } }: { action: RecordedAction }) {
  const known = RECORDED_ACTIONS.find((name) => name === action);
  const text = known ? SUBJECT_TEXTS[known](subject, detail) : [subject, detail].join(' ');
  const isArticle = known === 'published' || known === 'withdrawn' || known === 'restored';
  return (
    <li>
      <time dateTime={at}>{longDateTime(at)}</time>
      <strong>{actor || COPY.operator}</strong>
      <span className="mark">{known ? ACTION_NAMES[known] : action}</span>
      {isArticle && subjectId ? <Link href={editorAddress(subjectId)}>{text}</Link> : <span>{text}</span>}
    </li>
  );
}
