import { Icon } from '../Icon.tsx';
import { TITLES_COPY as COPY } from './copy.ts';
import { OldTitleField } from './OldTitleField.tsx';
import type { TitleChanges } from './use-title-changes.ts';

/** Prepared changes, which can be edited, each with its expected result. */
export function ChangeTable({ rows, states, edit, remove }: TitleChanges) {
  return (
    <table className="change-table">
      <caption>{COPY.table}</caption>
      <thead>
        <tr>
          <th scope="col">{COPY.oldTitle}</th>
          <th scope="col">{COPY.newTitle}</th>
          <th scope="col">{COPY.state}</th>
          <th scope="col">{COPY.actions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, oldTitle, newTitle }, index) => {
          const state = states[index] ?? 'unknown';
          return (
            <tr key={key}>
              <td>
                <OldTitleField
                  label={COPY.row(COPY.oldTitle, index)}
                  value={oldTitle}
                  isFound={state === 'found'}
                  change={(title) => edit(key, { oldTitle: title })}
                />
              </td>
              <td>
                <input
                  aria-label={COPY.row(COPY.newTitle, index)}
                  value={newTitle}
                  onChange={({ target }) => edit(key, { newTitle: target.value })}
                />
              </td>
              <td data-state={state}>{COPY.states[state]}</td>
              <td className="row-actions">
                <button
                  type="button"
                  title={COPY.removeShort}
                  aria-label={COPY.removeRow(index)}
                  onClick={({ currentTarget }) => {
                    // Moves the focus first, because the focused button disappears with its row.
                    const row = currentTarget.closest('tr');
                    const other = row?.nextElementSibling ?? row?.previousElementSibling;
                    other?.querySelector('button')?.focus();
                    remove(key);
                  }}
                >
                  <Icon name="remove" />
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
