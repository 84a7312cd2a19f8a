import type { Node as DocumentNode } from '@tiptap/pm/model';

/** What stands in a text for a node that is none: a line feed for the end of a line, U+FFFC for all else. */
export function leafText({ type }: DocumentNode): string {
  return type.name === 'hardBreak' ? '\n' : '\ufffc';
}
