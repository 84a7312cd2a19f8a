import type { Node as DocumentNode } from '@tiptap/pm/model';

/** Returns the text for a node without any: a line feed for a hard break, U+FFFC otherwise. */
export function leafText({ type }: DocumentNode): string {
  return type.name === 'hardBreak' ? '\n' : '\ufffc';
}
