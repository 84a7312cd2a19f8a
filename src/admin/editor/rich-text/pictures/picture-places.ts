import { Extension, type Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { insertPoint } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { WritableAtom } from 'nanostores';
import { PICTURE_COPY } from '../../pictures/copy.ts';
import type { PictureUpload } from '../../pictures/picture-upload.ts';
import { TEXT_REPLACED } from '../document/article-source.ts';
import { pictureNode, type PictureWords } from './picture-node.ts';
import { picturePlace } from './picture-place.ts';

type Change = { add: Place & { position: number } } | { remove: PictureUpload };

const KEY = new PluginKey<DecorationSet>('picturePlaces');

/** Shows a placeholder in the text for each upload. Placeholders are decorations: the document and saves lack them. */
export const PicturePlaces = Extension.create({
  name: 'picturePlaces',
  onDestroy() {
    for (const upload of uploadsIn(this.editor.state)) upload.cancel();
  },
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: KEY,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, places) {
          const mapped = transaction.docChanged ? movedPlaces(places, transaction) : places;
          const change = transaction.getMeta(KEY) as Change | undefined;
          if (!change) return mapped;
          if ('remove' in change) return mapped.remove(mapped.find(undefined, undefined, isOf(change.remove)));
          const { position, ...place } = change.add;
          return mapped.add(transaction.doc, [placeAt(position, place)]);
        },
      },
      view: () => ({
        update({ state }, before) {
          const present = uploadsIn(state);
          for (const upload of uploadsIn(before)) if (!present.includes(upload)) upload.cancel();
        },
      }),
      props: { decorations: (state) => KEY.getState(state) },
    }),
  ],
});

interface Place {
  upload: PictureUpload;
  dom: HTMLElement;
}

function placeAt(position: number, place: Place): Decoration {
  // The editor ignores events of the placeholder's buttons.
  return Decoration.widget(position, place.dom, { ...place, stopEvent: () => true, ignoreSelection: true });
}

/** Maps the placeholders through a change. They stay next to deleted surroundings, and vanish when the whole text is replaced. */
function movedPlaces(places: DecorationSet, transaction: Transaction): DecorationSet {
  const { mapping, doc } = transaction;
  if (transaction.getMeta(TEXT_REPLACED)) return DecorationSet.empty;
  const moved = places.map(mapping, doc);
  const lost = places.find(
    undefined,
    undefined,
    ({ upload }) => moved.find(undefined, undefined, isOf(upload as PictureUpload)).length === 0,
  );
  return moved.add(
    doc,
    lost.map(({ from, spec }) => placeAt(betweenBlocks(doc, mapping.map(from)), spec as Place)),
  );
}

function uploadsIn(state: EditorState): PictureUpload[] {
  return (KEY.getState(state)?.find() ?? []).map(({ spec }) => (spec as Place).upload);
}

/** Inserts a picture at the caret once it is uploaded; until then, a placeholder shows the progress. */
export function insertWhenUploaded(
  editor: Editor,
  upload: PictureUpload,
  words: PictureWords,
  $notice: WritableAtom<string>,
) {
  const position = betweenBlocks(editor.state.doc, editor.state.selection.to);
  const { dom, show } = picturePlace(upload);
  editor.view.dispatch(editor.state.tr.setMeta(KEY, { add: { position, upload, dom } } satisfies Change));
  const stop = upload.$state.subscribe((state) => {
    show(state);
    if (state.kind === 'failed') $notice.set(state.message);
    if (state.kind !== 'uploaded' && state.kind !== 'cancelled') return;
    // Waits until `subscribe` has returned `stop`.
    queueMicrotask(() => {
      stop();
      if (editor.isDestroyed) return;
      const [place] = KEY.getState(editor.state)?.find(undefined, undefined, isOf(upload)) ?? [];
      if (!place) return $notice.set(PICTURE_COPY.withoutPlace(upload.file.name));
      const { tr, schema } = editor.state;
      tr.setMeta(KEY, { remove: upload } satisfies Change);
      if (state.kind === 'uploaded') tr.insert(place.from, pictureNode(schema, state, words));
      editor.view.dispatch(tr);
      if (state.kind === 'uploaded') $notice.set(PICTURE_COPY.uploaded);
    });
  });
}

const isOf = (upload: PictureUpload) => (spec: Record<string, unknown>) => spec['upload'] === upload;

/** Returns a position between blocks, beside the block at a position: before an empty block, behind one with content. */
function betweenBlocks(doc: DocumentNode, position: number): number {
  const type = doc.type.schema.nodes['figure'];
  const found = type && insertPoint(doc, position, type);
  const $position = doc.resolve(position);
  return found ?? ($position.depth > 0 ? $position.after(1) : position);
}
