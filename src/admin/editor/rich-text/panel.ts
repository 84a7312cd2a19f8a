import type { WritableAtom } from 'nanostores';

export type EditorPanel =
  | { kind: 'link' }
  | { kind: 'picture'; /** Dropped or pasted files; empty when the dialog is to ask for one. */ files: File[] }
  | { kind: 'embed' }
  | { kind: 'table' }
  | { kind: 'source' }
  | { kind: 'shortcuts' }
  | { kind: 'find' };

export type PanelStore = WritableAtom<EditorPanel | null>;
