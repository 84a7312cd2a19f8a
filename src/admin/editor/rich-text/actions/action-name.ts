/** Actions on a text in the order of the toolbar, by group. */
export const ACTION_GROUPS = [
  ['paragraph', 'heading2', 'heading3', 'heading4'],
  ['bold', 'italic', 'underline', 'strike'],
  ['bulletList', 'orderedList', 'blockquote', 'divider'],
  ['link', 'picture', 'embed', 'table'],
  ['undo', 'redo'],
  ['moveUp', 'moveDown'],
  ['find', 'typography', 'source', 'shortcuts'],
] as const;

export type ActionName = (typeof ACTION_GROUPS)[number][number];
