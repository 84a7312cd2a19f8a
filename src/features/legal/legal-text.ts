/**
 * A legal page, as data. In any text, `[label](address)` is a link, and « [À compléter : …] » marks what only the operator
 * knows (see `inline.ts`).
 */
export interface LegalText {
  title: string;
  description: string;
  /** The day of the last change, as `2026-11-21`. */
  updatedOn: string;
  /** Summary in a sentence or two. */
  summary: string;
  sections: LegalSection[];
}

export interface LegalSection {
  /** Its name in the page's address; made from the title where there is none. */
  id?: string;
  title: string;
  blocks: Block[];
}

/** A paragraph, a list, or facts: terms, each with its explanation. */
type Block = string | { list: string[] } | { facts: [term: string, explanation: string][] };
