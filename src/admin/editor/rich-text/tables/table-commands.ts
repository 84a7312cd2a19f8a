import type { Editor } from '@tiptap/core';

export type TableCommandName =
  | 'addRowBefore'
  | 'addRowAfter'
  | 'deleteRow'
  | 'addColumnBefore'
  | 'addColumnAfter'
  | 'deleteColumn'
  | 'toggleHeaderRow'
  | 'deleteTable';

/** Commands for the table at the caret, in the order of their buttons. */
export const TABLE_COMMANDS: readonly TableCommandName[] = [
  ...(['addRowBefore', 'addRowAfter', 'deleteRow'] as const),
  ...(['addColumnBefore', 'addColumnAfter', 'deleteColumn'] as const),
  ...(['toggleHeaderRow', 'deleteTable'] as const),
];

export function runTableCommand(editor: Editor, name: TableCommandName) {
  editor.chain().focus()[name]().run();
}
