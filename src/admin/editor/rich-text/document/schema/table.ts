import { Node, mergeAttributes } from '@tiptap/core';
import {
  Table as TiptapTable,
  TableCell as TiptapTableCell,
  TableHeader as TiptapTableHeader,
  TableRow as TiptapTableRow,
} from '@tiptap/extension-table';
import { attributeFromHtml } from './attributes.ts';

/** Table without Tiptap's widths and `style`, which the site's rules drop. */
export const TableNode = TiptapTable.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
});

/** Row that remembers its part of the table, because the editor's tables hold rows only. */
export const TableRow = TiptapTableRow.extend({
  addAttributes() {
    return {
      section: {
        default: null,
        parseHTML: (element) => {
          const section = element.getAttribute('data-section');
          return section === 'thead' || section === 'tbody' ? section : null;
        },
        renderHTML: ({ section }) => (section ? { 'data-section': String(section) } : {}),
      },
      /** Whether the row begins a part of the table directly after another part of the same kind. */
      opensSection: {
        default: false,
        parseHTML: (element) => element.hasAttribute('data-opens-section'),
        renderHTML: ({ opensSection }) => (opensSection ? { 'data-opens-section': '' } : {}),
      },
    };
  },
});

function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => {
      const value = element.getAttribute(name) ?? '';
      return /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1;
    },
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === 1 ? {} : { [name]: String(attributes[name]) },
  };
}

const CELL_ATTRIBUTES = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Required by the table commands; never written.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

export const TableCell = TiptapTableCell.extend({
  addAttributes: () => CELL_ATTRIBUTES,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
});

export const TableHeader = TiptapTableHeader.extend({
  addAttributes: () => ({ ...CELL_ATTRIBUTES, scope: attributeFromHtml('scope') }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
});

/** A table with its caption, which the table commands could not handle among the rows. */
export const CaptionedTable = Node.create({
  name: 'captionedTable',
  group: 'block',
  content: 'tableCaption table',
  parseHTML: () => [{ tag: 'div[data-captioned-table]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-captioned-table': '' }), 0],
});

export const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-table-caption]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-table-caption': '' }), 0],
});
