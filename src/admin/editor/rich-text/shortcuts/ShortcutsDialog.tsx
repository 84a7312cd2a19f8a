import { ACTION_GROUPS, type ActionName } from '../actions/action-name.ts';
import { ACTION_COPY } from '../actions/copy.ts';
import { ACTION_KEYS, isApple, writtenKeys } from '../actions/keys.ts';
import { FormDialog } from '../FormDialog.tsx';
import { OTHER_SHORTCUTS, SHORTCUTS_COPY } from './copy.ts';

export default function ShortcutsDialog({ close }: { close: () => void }) {
  const ofActions = (ACTION_GROUPS.flat() as ActionName[]).flatMap((name) => {
    const keys = ACTION_KEYS[name];
    return keys ? [{ label: ACTION_COPY[name].label, keys: writtenKeys(keys, isApple()) }] : [];
  });
  const others = OTHER_SHORTCUTS.map(({ label, keys }) => ({ label, keys: writtenKeys(keys, isApple()) }));
  return (
    <FormDialog title={SHORTCUTS_COPY.title} close={close} submit={close}>
      <dl className="shortcuts">
        {[...ofActions, ...others].map(({ label, keys }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <h3>{SHORTCUTS_COPY.typed}</h3>
      <dl className="shortcuts">
        {SHORTCUTS_COPY.marks.map(({ mark, label }) => (
          <div key={mark}>
            <dt>{label}</dt>
            <dd>
              <kbd>{mark}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <div className="panel-actions">
        <button type="submit" className="button">
          {SHORTCUTS_COPY.done}
        </button>
      </div>
    </FormDialog>
  );
}
