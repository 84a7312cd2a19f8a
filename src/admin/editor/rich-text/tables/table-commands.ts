import type { Editor } from '@tiptap/core';

/** Commands for the table at the caret, in the order of their buttons. */
export const TABLE_COMMANDS = [
  'addRowBefore',
  'addRowAfter',
  'deleteRow',
  'addColumnBefore',
  'addColumnAfter',
  'deleteColumn',
  'toggleHeaderRow',
  'deleteTable',
] as const;

export type TableCommandName = (typeof TABLE_COMMANDS)[number];

export function runTableCommand(editor: Editor, name: TableCommandName) {
  editor.chain().focus()[name]().run();
}
