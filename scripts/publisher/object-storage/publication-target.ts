/** A site on this machine's disk. */
export interface SiteFiles {
  directory: string;
  /** The hash of each file's bytes, by its path in the folder with `/` between its parts. */
  files: ReadonlyMap<string, string>;
  /** Files of the site that lie elsewhere, each named after what it shows: where, by their path in the site. */
  elsewhere?: ReadonlyMap<string, string>;
}

export interface PublishedDifference {
  /** How many objects were uploaded, and how many bytes they have together. */
  uploaded: number;
  bytes: number;
  removed: number;
}

/** Where a site is published to beyond this machine. */
export interface PublicationTarget {
  /**
   * Uploads what the target lacks and removes what the site no longer has. Resumes what a former call has not ended. One
   * call at a time; the next ones wait.
   *
   * @param all looks at each object, whatever is recorded of it: one that was damaged or removed by hand is stored anew
   * @throws OperatorError for what the operator can mend, another Error for what may pass, or the reason of `signal`
   */
  publish(site: SiteFiles, signal: AbortSignal, all?: boolean): Promise<PublishedDifference>;
}
