/** Limits of the back office's scripts, in KB of gzip. */
export const BACK_OFFICE_TARGETS = {
  /** Scripts that the list of articles loads before its first rows. */
  firstRowsKb: 110,
  /** Scripts that the editor loads beyond the list's. */
  editorKb: 230,
};
