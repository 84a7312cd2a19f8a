import { useEditorState } from '@tiptap/react';
import { useEditorTools } from '../editor-tools.ts';
import { ToolbarButton } from '../toolbar/ToolbarButton.tsx';
import { TABLE_COPY } from './copy.ts';
import { runTableCommand, TABLE_COMMANDS, type TableCommandName } from './table-commands.ts';

const ICONS: Record<TableCommandName, string> = {
  addRowBefore: 'M4 11h16v8H4zM12 2v6M9 5h6',
  addRowAfter: 'M4 5h16v8H4zM12 16v6M9 19h6',
  deleteRow: 'M4 8h16v8H4zM9 12h6',
  addColumnBefore: 'M11 4h8v16h-8zM2 12h6M5 9v6',
  addColumnAfter: 'M5 4h8v16H5zM16 12h6M19 9v6',
  deleteColumn: 'M8 4h8v16H8zM12 9v6',
  toggleHeaderRow: 'M4 5h16v14H4zM4 8h16M4 11h16M10 11v8',
  deleteTable: 'M4 5h16v14H4zM9 9l6 6M15 9l-6 6',
};

/** Buttons for the table at the caret; nothing elsewhere. */
export function TableButtons() {
  const { editor } = useEditorTools();
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  if (!isInTable) return null;
  return (
    <div className="toolbar-group" role="group" aria-label={TABLE_COPY.group}>
      {TABLE_COMMANDS.map((name) => (
        <ToolbarButton
          key={name}
          label={TABLE_COPY.commands[name]}
          icon={{ drawing: ICONS[name] }}
          run={() => runTableCommand(editor, name)}
        />
      ))}
    </div>
  );
}
