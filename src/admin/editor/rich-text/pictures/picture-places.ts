import { Extension, type Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { insertPoint } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { WritableAtom } from 'nanostores';
import { PICTURE_COPY } from '../../pictures/copy.ts';
import type { PictureUpload } from '../../pictures/picture-upload.ts';
import { pictureNode, type PictureWords } from './picture-node.ts';
import { picturePlace } from './picture-place.ts';

type Change = { add: { position: number; upload: PictureUpload } } | { remove: PictureUpload };

const KEY = new PluginKey<DecorationSet>('picturePlaces');

/** Holds a place in the text for each picture on its way. Nothing of it is in the document, nor saved. */
export const PicturePlaces = Extension.create({
  name: 'picturePlaces',
  onDestroy() {
    for (const { spec } of KEY.getState(this.editor.state)?.find() ?? [])
      (spec as { upload: PictureUpload }).upload.cancel();
  },
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: KEY,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, places) {
          const mapped = places.map(transaction.mapping, transaction.doc);
          const change = transaction.getMeta(KEY) as Change | undefined;
          if (!change) return mapped;
          if ('remove' in change) return mapped.remove(mapped.find(undefined, undefined, isOf(change.remove)));
          const { position, upload } = change.add;
          const dom = picturePlace(upload);
          // Its buttons are the place's own: the text hears nothing of them.
          const place = Decoration.widget(position, dom, { upload, stopEvent: () => true, ignoreSelection: true });
          return mapped.add(transaction.doc, [place]);
        },
      },
      props: { decorations: (state) => KEY.getState(state) },
    }),
  ],
});

/** Puts a picture into the text once it has arrived, where the caret stands now; until then a place shows how far it is. */
export function insertWhenUploaded(
  editor: Editor,
  upload: PictureUpload,
  words: PictureWords,
  $notice: WritableAtom<string>,
) {
  const position = placeFor(editor.state);
  editor.view.dispatch(editor.state.tr.setMeta(KEY, { add: { position, upload } } satisfies Change));
  const stop = upload.$state.subscribe((state) => {
    if (state.kind === 'failed') $notice.set(state.message);
    if (state.kind !== 'uploaded' && state.kind !== 'cancelled') return;
    // Not before `subscribe` has returned.
    queueMicrotask(() => {
      stop();
      if (editor.isDestroyed) return;
      const places = KEY.getState(editor.state)?.find(undefined, undefined, isOf(upload));
      const { tr, schema } = editor.state;
      tr.setMeta(KEY, { remove: upload } satisfies Change);
      // Its place is gone where the text around was deleted.
      const at = places?.[0]?.from ?? placeFor(editor.state);
      if (state.kind === 'uploaded') tr.insert(at, pictureNode(schema, state, words));
      editor.view.dispatch(tr);
      if (state.kind === 'uploaded') $notice.set(PICTURE_COPY.uploaded);
    });
  });
}

const isOf = (upload: PictureUpload) => (spec: Record<string, unknown>) => spec['upload'] === upload;

/** Between blocks: before an empty one, behind one that has begun. */
function placeFor({ doc, schema, selection }: EditorState): number {
  const type = schema.nodes['figure'];
  const found = type && insertPoint(doc, selection.to, type);
  return found ?? (selection.$to.depth > 0 ? selection.$to.after(1) : selection.to);
}
