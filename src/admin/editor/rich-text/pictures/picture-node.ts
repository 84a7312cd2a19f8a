import type { Node as DocumentNode, Schema } from '@tiptap/pm/model';
import { NodeSelection, type EditorState } from '@tiptap/pm/state';

export interface PictureWords {
  /** Empty for a picture that only decorates. */
  alt: string;
  caption: string;
}

interface StoredPicture {
  url: string;
  width: number;
  height: number;
}

/** Makes a picture in a figure, with its caption or room for one. */
export function pictureNode(
  schema: Schema,
  { url, width, height }: StoredPicture,
  { alt, caption }: PictureWords,
): DocumentNode {
  const { figure, picture, figcaption } = schema.nodes;
  if (!figure || !picture || !figcaption) throw new Error('the schema has no figure');
  const image = picture.create({ src: url, alt, width: String(width), height: String(height) });
  return figure.create(null, [image, figcaption.create(null, caption === '' ? [] : schema.text(caption))]);
}

/** Returns the selected picture, or the picture of the selected figure; null when none is selected. */
export function selectedPicture({ selection }: EditorState): DocumentNode | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { node } = selection;
  if (['picture', 'inlinePicture'].includes(node.type.name)) return node;
  return node.type.name === 'figure' && node.firstChild?.type.name === 'picture' ? node.firstChild : null;
}
