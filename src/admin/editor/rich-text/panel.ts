import type { WritableAtom } from 'nanostores';

/** Panel beside the text: a dialog, or the search bar. */
export type EditorPanel =
  | { kind: 'link' }
  | { kind: 'picture'; /** Chosen, dropped or pasted already. */ files: File[] }
  | { kind: 'embed' }
  | { kind: 'table' }
  | { kind: 'source' }
  | { kind: 'shortcuts' }
  | { kind: 'find' };

export type PanelStore = WritableAtom<EditorPanel | null>;
