import { Node, mergeAttributes, type CommandProps } from '@tiptap/core';
import { BulletList as TiptapBulletList, OrderedList as TiptapOrderedList } from '@tiptap/extension-list';

/** Toggles a list. A selected title becomes a paragraph first, so that no list item holds a title. */
function toggleList(list: string) {
  return ({ chain, state }: Pick<CommandProps, 'chain' | 'state'>) => {
    const edit = chain();
    if (state.selection.$from.parent.type.name === 'heading') edit.setNode('paragraph');
    return edit.toggleList(list, 'listItem').run();
  };
}

export const BulletList = TiptapBulletList.extend({
  addAttributes: () => ({}),
  renderHTML: ({ HTMLAttributes }) => ['ul', mergeAttributes(HTMLAttributes), 0],
  addCommands() {
    return {
      toggleBulletList: () => toggleList(this.name),
    };
  },
});

export const OrderedList = TiptapOrderedList.extend({
  addAttributes() {
    return {
      start: {
        default: 1,
        parseHTML: (element) => {
          const start = element.getAttribute('start') ?? '';
          return /^-?\d{1,9}$/.test(start) ? Number(start) : 1;
        },
        renderHTML: ({ start, reversed }) =>
          reversed === 'counted' || (start === 1 && !reversed) ? {} : { start: String(start) },
      },
      /** `counted`: a reversed list without a start, which begins with the number of its items. */
      reversed: {
        default: null,
        parseHTML: (element) => {
          if (!element.hasAttribute('reversed')) return null;
          return element.hasAttribute('start') ? 'started' : 'counted';
        },
        renderHTML: ({ reversed }) => (reversed ? { reversed: '' } : {}),
      },
    };
  },
  renderHTML: ({ HTMLAttributes }) => ['ol', mergeAttributes(HTMLAttributes), 0],
  addCommands() {
    return {
      toggleOrderedList: () => toggleList(this.name),
    };
  },
});

/** List item that may begin with any block, so that stored lists of lists stay as they are. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});
