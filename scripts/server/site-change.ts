/** What a publication has changed. */
export interface SiteChange {
  /** The folder that holds the site from now on: two linked trees take turns. */
  directory: string;
  /**
   * Paths below `directory` of files that are new or have other bytes, without their compressed forms: `blog/a.html`.
   * `'all'` when everything may have changed.
   */
  written: readonly string[] | 'all';
  /** Paths of files that are gone. One that pages may still ask for stands in the retired folder already. */
  removed: readonly string[];
}
