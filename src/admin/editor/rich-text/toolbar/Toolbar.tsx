import { useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { ACTION_GROUPS, type ActionName } from '../actions/action-name.ts';
import { EDITOR_ACTIONS } from '../actions/actions.ts';
import { ACTION_COPY } from '../actions/copy.ts';
import { ACTION_KEYS } from '../actions/keys.ts';
import { RICH_TEXT_COPY } from '../copy.ts';
import { useEditorTools } from '../editor-tools.ts';
import { TableButtons } from '../tables/TableButtons.tsx';
import { ACTION_ICONS } from './icons.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

const NAMES = ACTION_GROUPS.flat() as ActionName[];

/** Toolbar in one row; Alt+F10 leads to it from the text, Escape back. */
export function Toolbar({ id, textId }: { id: string; textId: string }) {
  const { editor, $panel } = useEditorTools();
  const holder = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(holder);
  const states = useEditorState({
    editor,
    selector: () =>
      Object.fromEntries(
        NAMES.map((name) => [
          name,
          [EDITOR_ACTIONS[name].isActive?.(editor), EDITOR_ACTIONS[name].isPossible?.(editor) ?? true] as const,
        ]),
      ),
  });
  return (
    // Only the buttons in the row take the focus.
    <div
      ref={holder}
      id={id}
      role="toolbar"
      tabIndex={-1}
      className="toolbar"
      aria-label={RICH_TEXT_COPY.toolbar}
      aria-controls={textId}
      onFocus={roving.onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus();
        else roving.onKeyDown(event);
      }}
    >
      {ACTION_GROUPS.map((group) => (
        <div key={group[0]} className="toolbar-group">
          {group.map((name) => (
            <ToolbarButton
              key={name}
              label={ACTION_COPY[name].label}
              icon={ACTION_ICONS[name]}
              keys={ACTION_KEYS[name]}
              isPressed={states[name]?.[0]}
              isPossible={states[name]?.[1] ?? true}
              run={() => EDITOR_ACTIONS[name].run(editor, $panel)}
            />
          ))}
        </div>
      ))}
      <TableButtons />
    </div>
  );
}
