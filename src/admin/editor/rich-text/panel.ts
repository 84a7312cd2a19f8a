import type { WritableAtom } from 'nanostores';

export type EditorPanel =
  | { kind: 'link' }
  | { kind: 'picture'; /** Chosen, dropped or pasted already. */ files: File[] }
  | { kind: 'embed' }
  | { kind: 'table' }
  | { kind: 'source' }
  | { kind: 'shortcuts' }
  | { kind: 'find' };

export type PanelStore = WritableAtom<EditorPanel | null>;
