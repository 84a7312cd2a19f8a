/** Step of the rich-text editor (ProseMirror), in JSON. */
export type StepJson = Record<string, unknown>;

/** Document of the rich-text editor (ProseMirror), in JSON. */
export type DocumentJson = Record<string, unknown>;

/** Handle on the rich text being written, for the rest of the editor. */
export interface RichTextHandle {
  /** Takes tens of milliseconds on a long text: for saving and previews, never for each key. */
  html(): string;
  /** Returns steps since the last call; nearly free. Null when only the whole text tells the change (verbatim HTML). */
  takeSteps(): StepJson[] | null;
  /**
   * Returns the present document, to which the following steps apply, when its HTML would not parse to it again; null
   * otherwise. Takes milliseconds on a long text.
   */
  document(): DocumentJson | null;
  /** Replaces the text as one change that can be undone. */
  replace(html: string): void;
  focus(): void;
  /** Selects a place in the text, and scrolls to it. */
  reveal(place: TextPlace): void;
}

/** Place in the text: the nth element of its HTML, from 0, that a selector finds. */
export interface TextPlace {
  selector: 'a' | 'img' | 'h1, h2, h3, h4, h5, h6';
  index: number;
}
