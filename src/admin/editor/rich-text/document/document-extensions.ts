import type { Extensions } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { ArticleSource } from './article-source.ts';
import { FrenchTyping } from './french-typing.ts';
import { CleanPaste, type PasteOptions } from './paste/clean-paste.ts';
import { StepRecorder } from './step-recorder.ts';
import { SCHEMA_EXTENSIONS } from './schema/schema-extensions.ts';

interface DocumentOptions {
  /** The stored HTML that the editor opens with: its content is `articleContent(html)`. */
  html: string;
  /** Whether French typography is set while one types; asked at each key. */
  isTypographyOn?: () => boolean;
  /** The rules of what is pasted, and who is told of its pictures. */
  paste?: Partial<PasteOptions>;
}

/** All that the rich-text editor needs to hold an article and to write in it; no interface. */
export function documentExtensions({ html, isTypographyOn = () => true, paste = {} }: DocumentOptions): Extensions {
  return [
    ...[...SCHEMA_EXTENSIONS, ArticleSource.configure({ html }), StepRecorder, UndoRedo, Dropcursor, Gapcursor],
    CleanPaste.configure(paste),
    FrenchTyping.configure({ isOn: isTypographyOn }),
  ];
}
