import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { isTypographyOn, switchTypography } from '../typography.ts';
import type { EditorPanel, PanelStore } from '../panel.ts';
import type { ActionName } from './action-name.ts';
import { moveBlock } from './move-block.ts';

interface EditorAction {
  /** Performs the action, and puts the focus where the writer continues. */
  run(editor: Editor, $panel: PanelStore): void;
  /** Whether the format or block that the action sets is on at the selection; omitted for actions that set none. */
  isActive?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
}

const heading = (level: 2 | 3 | 4): EditorAction => ({
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
});

const opening = (panel: EditorPanel): EditorAction => ({ run: (_editor, $panel) => $panel.set(panel) });

const moving = (direction: 'up' | 'down'): EditorAction => ({
  run: (editor) => {
    const transaction = moveBlock(editor.state, direction);
    if (transaction) editor.view.dispatch(transaction);
    editor.commands.focus();
  },
});

/** Actions of the toolbar, the slash menu and the keys. */
export const EDITOR_ACTIONS: Record<ActionName, EditorAction> = {
  paragraph: {
    run: (editor) => editor.chain().focus().setParagraph().run(),
    isActive: (editor) => editor.isActive('paragraph'),
  },
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  bold: {
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  italic: {
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  underline: {
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isActive: (editor) => editor.isActive('underline'),
  },
  strike: {
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isActive: (editor) => editor.isActive('strike'),
  },
  bulletList: {
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  orderedList: {
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  blockquote: {
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  divider: { run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  link: { ...opening({ kind: 'link' }), isActive: (editor) => editor.isActive('link') },
  picture: {
    ...opening({ kind: 'picture', files: [] }),
    isActive: (editor) => editor.isActive('picture') || editor.isActive('inlinePicture'),
  },
  embed: { ...opening({ kind: 'embed' }), isActive: (editor) => editor.isActive('embed') },
  table: {
    ...opening({ kind: 'table' }),
    isActive: (editor) => editor.isActive('table'),
    // Most programs, and phones, cannot show a table in a cell.
    isPossible: (editor) => !editor.isActive('table'),
  },
  undo: {
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: ({ state }) => undoDepth(state) > 0,
  },
  redo: {
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: ({ state }) => redoDepth(state) > 0,
  },
  moveUp: moving('up'),
  moveDown: moving('down'),
  find: opening({ kind: 'find' }),
  typography: { run: switchTypography, isActive: isTypographyOn },
  source: opening({ kind: 'source' }),
  shortcuts: opening({ kind: 'shortcuts' }),
};
