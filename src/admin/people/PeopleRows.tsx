import type { ReactNode } from 'react';
import { SortDirection } from '../list/SortDirection.tsx';
import { COLUMNS_WIDTH, useMinimumWidth } from '../use-minimum-width.ts';
import { PEOPLE_COPY as COPY } from './copy.ts';
import type { Column } from './person-list-spec.ts';

interface Props<Person extends { id: string }, Sort extends string> {
  caption: string;
  people: Person[];
  columns: readonly Column<Person, Sort>[];
  sort: Sort;
  isAscending: boolean;
  onSort: (sort: Sort) => void;
  busy: ReadonlySet<string>;
  actionsOf: (person: Person) => ReactNode;
}

/** People in columns whose headers sort, or on a phone in cards. */
export function PeopleRows<Person extends { id: string }, Sort extends string>(props: Props<Person, Sort>) {
  return useMinimumWidth(COLUMNS_WIDTH) ? <PeopleTable {...props} /> : <PeopleCards {...props} />;
}

function PeopleTable<Person extends { id: string }, Sort extends string>({
  caption,
  people,
  columns,
  sort,
  isAscending,
  onSort,
  busy,
  actionsOf,
}: Props<Person, Sort>) {
  const directionOf = (column: Sort | undefined) => {
    if (column === undefined) return undefined;
    if (column !== sort) return 'none';
    return isAscending ? 'ascending' : 'descending';
  };
  return (
    <table className="article-table people-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, sort: order }) => (
            <th key={label} scope="col" aria-sort={directionOf(order)}>
              {order === undefined ? (
                label
              ) : (
                <button type="button" onClick={() => onSort(order)}>
                  {label}
                  <span aria-hidden="true" className="sort-arrow" />
                </button>
              )}
            </th>
          ))}
          <th scope="col">{COPY.actions}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id} aria-busy={busy.has(person.id)}>
            {columns.map(({ label, text }, index) =>
              index === 0 ? (
                <th key={label} scope="row">
                  {text(person)}
                </th>
              ) : (
                <td key={label}>{text(person)}</td>
              ),
            )}
            <td>{actionsOf(person)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PeopleCards<Person extends { id: string }, Sort extends string>({
  caption,
  people,
  columns,
  sort,
  isAscending,
  onSort,
  busy,
  actionsOf,
}: Props<Person, Sort>) {
  const [first, ...others] = columns;
  return (
    <>
      <p className="card-sort">
        <label>
          <span>{COPY.sortBy}</span>
          <select value={sort} onChange={({ target }) => onSort(target.value as Sort)}>
            {columns.map(
              ({ label, sort: order }) =>
                order !== undefined && (
                  <option key={order} value={order}>
                    {label}
                  </option>
                ),
            )}
          </select>
        </label>
        <SortDirection isAscending={isAscending} reverse={() => onSort(sort)} />
      </p>
      <ul className="article-cards" aria-label={caption}>
        {people.map((person) => (
          <li key={person.id} aria-busy={busy.has(person.id)}>
            <strong>{first?.text(person)}</strong>
            <dl className="people-facts">
              {others.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text(person)}</dd>
                </div>
              ))}
            </dl>
            {actionsOf(person)}
          </li>
        ))}
      </ul>
    </>
  );
}
