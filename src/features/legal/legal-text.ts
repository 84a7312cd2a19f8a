/** A legal page. What only the operator knows stands between square brackets: « [À compléter : …] ». */
export interface LegalText {
  title: string;
  description: string;
  sections: { title: string; paragraphs: string[] }[];
}
