/** Loads the editor's code once: for its screen, or ahead of time. */
export function loadEditor() {
  return import('./editor/EditorScreen.tsx');
}
