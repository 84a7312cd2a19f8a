/** A site on this machine. */
export interface LocalSite {
  /** Each file by its path, with the hash of its bytes. */
  files: ReadonlyMap<string, { hash: string }>;
  /** Reads a file. @throws where its bytes are damaged */
  read(file: string): Promise<Buffer>;
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
  publish(site: LocalSite, signal: AbortSignal, all?: boolean): Promise<PublishedDifference>;
}
