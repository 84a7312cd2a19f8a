import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { PanelStore } from '../panel.ts';
import { selectedPicture } from './picture-node.ts';

/** Opens the picture dialog for dropped or pasted files, and for a double-clicked picture. */
export function pictureFiles($panel: PanelStore): Extension {
  return Extension.create({
    name: 'pictureFiles',
    addProseMirrorPlugins() {
      const { editor } = this;
      const take = (files: File[]) => $panel.set({ kind: 'picture', files });
      return [
        new Plugin({
          props: {
            handlePaste(_view, event) {
              const files = [...(event.clipboardData?.files ?? [])];
              // Leaves HTML to the other handlers: Word adds a picture of the text that it copies.
              if (files.length === 0 || event.clipboardData?.getData('text/html')) return false;
              take(files);
              return true;
            },
            handleDrop(view, event) {
              const files = [...(event.dataTransfer?.files ?? [])];
              if (files.length === 0) return false;
              event.preventDefault();
              const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
              if (place) editor.commands.setTextSelection(place.pos);
              take(files);
              return true;
            },
            handleDoubleClickOn(view, _position, node, _at, event) {
              if (!view.editable || !['picture', 'inlinePicture'].includes(node.type.name)) return false;
              if (!selectedPicture(view.state)) return false;
              event.preventDefault();
              take([]);
              return true;
            },
          },
        }),
      ];
    },
  });
}
