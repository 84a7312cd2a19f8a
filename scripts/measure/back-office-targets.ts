/** What the back office may weigh, in KB of gzipped script, and how fast its list must be, in milliseconds. */
export const BACK_OFFICE_TARGETS = {
  /** What the list of articles loads up to its first rows. */
  firstRowsKb: 110,
  /** What the editor loads beyond that. */
  editorKb: 230,
  firstRowsMilliseconds: 500,
};
