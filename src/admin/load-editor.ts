/** Loads the editor's code once: for its screen, or ahead. */
export function loadEditor() {
  return import('./editor/EditorScreen.tsx');
}
