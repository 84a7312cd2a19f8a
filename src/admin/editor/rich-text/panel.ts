import type { WritableAtom } from 'nanostores';

/** What stands beside the text: a dialog, or the bar to find in it. */
export type Panel =
  | { kind: 'link' }
  | { kind: 'picture'; /** Chosen, dropped or pasted already. */ files: File[] }
  | { kind: 'embed' }
  | { kind: 'table' }
  | { kind: 'source' }
  | { kind: 'shortcuts' }
  | { kind: 'find' };

export type PanelStore = WritableAtom<Panel | null>;
