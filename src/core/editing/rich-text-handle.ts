/** A step of the rich-text editor, as it writes it in JSON. */
export type StepJson = Record<string, unknown>;

/** A document of the rich-text editor, as it writes it in JSON. */
export type DocumentJson = Record<string, unknown>;

/** Handle on the rich text being written, for the rest of the editor. */
export interface RichTextHandle {
  /** The text as HTML: tens of milliseconds on a long one, so for saving and previews, never for each key. */
  html(): string;
  /**
   * Returns the steps since the last call, for the journal; nearly free. Null when only the whole text tells the
   * change, as when HTML is kept verbatim.
   */
  takeSteps(): StepJson[] | null;
  /**
   * The document as it is now, for the steps that follow, where reading its HTML again gives another one; null elsewhere. Some
   * milliseconds on a long text.
   */
  document(): DocumentJson | null;
  /** Puts another text in its place, as one change that can be undone. */
  replace(html: string): void;
  focus(): void;
  /** Selects what stands at a place in the text, and scrolls to it: where the checklist leads. */
  reveal(place: TextPlace): void;
}

/** A place in the text: the nth element that a selector finds in its HTML, from 0. */
export interface TextPlace {
  selector: 'a' | 'img' | 'h1, h2, h3, h4, h5, h6';
  index: number;
}
