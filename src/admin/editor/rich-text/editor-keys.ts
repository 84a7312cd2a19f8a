import { Extension } from '@tiptap/core';
import { EDITOR_ACTIONS } from './actions/actions.ts';
import { ACTION_KEYS } from './actions/keys.ts';
import type { ActionName } from './actions/action-name.ts';
import type { PanelStore } from './panel.ts';

/** Actions whose keys no other extension handles. */
const NAMES: readonly ActionName[] = ['link', 'find', 'shortcuts', 'moveUp', 'moveDown'];

/** Shortcut from the text to its toolbar. */
const TOOLBAR_KEYS = 'Alt-F10';

/** Returns an extension that binds the keys that no other one handles, and the shortcut to the toolbar. */
export function editorKeys($panel: PanelStore, toolbarId: string): Extension {
  return Extension.create({
    name: 'editorKeys',
    addKeyboardShortcuts() {
      const act = (name: ActionName) => () => {
        EDITOR_ACTIONS[name].run(this.editor, $panel);
        return true;
      };
      const keys = NAMES.map((name) => [ACTION_KEYS[name] as string, act(name)] as const);
      const toToolbar = () => {
        document.getElementById(toolbarId)?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
        return true;
      };
      return { ...Object.fromEntries(keys), [TOOLBAR_KEYS]: toToolbar };
    },
  });
}
