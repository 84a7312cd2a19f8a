import { getSchema, type Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Text } from '@tiptap/extension-text';
import type { Schema } from '@tiptap/pm/model';
import { Language } from './attributes.ts';
import { Division, HeadingNode, Paragraph, Preformatted } from './blocks.ts';
import { EmbedNode } from './embed.ts';
import { Figcaption, Figure, InlinePicture, Picture } from './figure.ts';
import { Link } from './link.ts';
import { BulletList, ListItem, OrderedList } from './lists.ts';
import {
  Bold,
  Code,
  Highlight,
  IsolatedText,
  Italic,
  LanguageSpan,
  OverriddenText,
  Small,
  Strike,
  Subscript,
  Superscript,
  Underline,
} from './marks.ts';
import { CaptionedTable, TableNode, TableCaption, TableCell, TableHeader, TableRow } from './table.ts';

const BLOCKS = [
  ...[Paragraph, HeadingNode, Blockquote, BulletList, OrderedList, ListItem],
  ...[HorizontalRule, Figure, Figcaption, Picture, EmbedNode, Preformatted, Division],
  ...[TableNode, TableRow, TableCell, TableHeader, CaptionedTable, TableCaption],
];
const MARKS = [
  ...[Link, Code, Bold, Italic, Underline, Strike, Subscript, Superscript, Highlight, Small],
  ...[LanguageSpan, IsolatedText, OverriddenText],
];
const WITH_LANGUAGE = [...BLOCKS, InlinePicture, ...MARKS].map(({ name }) => name).filter((name) => name !== 'embed');

/** Extensions of the schema: exactly the elements and attributes of the allow-list. */
export const SCHEMA_EXTENSIONS: Extensions = [
  ...[Document, Text, HardBreak, ...BLOCKS, InlinePicture, ...MARKS],
  Language.configure({ types: WITH_LANGUAGE }),
];

let schema: Schema | undefined;

/** Returns the schema of articles, for reading and writing them without an editor. */
export function articleSchema(): Schema {
  schema ??= getSchema(SCHEMA_EXTENSIONS);
  return schema;
}
