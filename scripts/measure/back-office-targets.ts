/** What the back office may weigh, in KB of gzipped script. */
export const BACK_OFFICE_TARGETS = {
  /** What the list of articles loads up to its first rows. */
  firstRowsKb: 110,
  /** What the editor loads beyond that. */
  editorKb: 230,
};
