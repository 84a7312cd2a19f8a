/** The editor's code, loaded once: by its screen, or ahead. */
export function loadEditor() {
  return import('./editor/EditorScreen.tsx');
}
