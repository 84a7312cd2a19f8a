export interface LocalSite {
  /** The hash of each file's bytes, by path. */
  files: ReadonlyMap<string, { hash: string }>;
  /** @throws when the bytes are damaged */
  read(file: string): Promise<Buffer>;
}

export interface PublishedDifference {
  uploaded: number;

  /** Bytes of the uploaded objects. */
  bytes: number;
  removed: number;
}

/** A place beyond this machine that the site is published to. */
export interface PublicationTarget {
  /**
   * Makes the target equal to the site, and resumes a call that was interrupted. Calls run one after the other.
   *
   * @param all checks each object, whatever is recorded of it: damaged and missing ones are uploaded again
   * @throws OperatorError where the operator can fix the cause, the reason of `signal`, or a transient Error
   */
  publish(site: LocalSite, signal: AbortSignal, all?: boolean): Promise<PublishedDifference>;
}
