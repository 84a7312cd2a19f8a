/** A legal page as data. Any text may hold links and gaps for the operator to fill (see `inline.ts`). */
export interface LegalText {
  title: string;
  description: string;
  /** Day of the last change, as `2026-11-21`. */
  updatedOn: string;
  /** Summary in one or two sentences. */
  summary: string;
  sections: LegalSection[];
}

export interface LegalSection {
  /** Fragment of the section's address; by default made from the title. */
  id?: string;
  title: string;
  blocks: Block[];
}

/** Returns a text with a capital first letter, to start a sentence with. */
export function withCapital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

/** Paragraph, list, or terms with their explanations. */
type Block = string | { list: string[] } | { facts: [term: string, explanation: string][] };
