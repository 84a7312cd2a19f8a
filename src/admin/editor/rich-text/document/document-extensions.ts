import type { Extensions } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { ArticleSource } from './article-source.ts';
import { FirstCharacter } from './first-character.ts';
import { FrenchTyping } from './french-typing.ts';
import { CleanPaste, type PasteOptions } from './paste/clean-paste.ts';
import { StepRecorder } from './step-recorder.ts';
import { SCHEMA_EXTENSIONS } from './schema/schema-extensions.ts';

interface DocumentOptions {
  /** Stored HTML that the editor opens with: its content is `articleContent(html)`. */
  html: string;
  /** Whether French typography is applied while typing; asked at each key. */
  isTypographyOn?: () => boolean;
  /** Rules for pasted content, and callbacks for its pictures. */
  paste?: Partial<PasteOptions>;
}

/** Returns the extensions that hold and edit an article, without any interface. */
export function documentExtensions({ html, isTypographyOn = () => true, paste = {} }: DocumentOptions): Extensions {
  return [
    ...[...SCHEMA_EXTENSIONS, ArticleSource.configure({ html }), StepRecorder, UndoRedo, Dropcursor, Gapcursor],
    CleanPaste.configure(paste),
    FirstCharacter,
    FrenchTyping.configure({ isOn: isTypographyOn }),
  ];
}
