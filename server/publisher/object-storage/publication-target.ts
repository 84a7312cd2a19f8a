export interface LocalSite {
  /** The hash of each file's bytes, by path. */
  files: ReadonlyMap<string, { hash: string }>;
  /** Reads the bytes of a file. @throws when they are damaged */
  read(file: string): Promise<Buffer>;
}

export interface PublishedDifference {
  uploaded: number;
  /** Bytes of the uploaded objects. */
  bytes: number;
  removed: number;
}

/** A place outside of this machine that the site is published to. */
export interface PublicationTarget {
  /**
   * Makes the target equal to the site, also after a call that was interrupted. Calls run one after the other.
   *
   * @param all true to check every object, even one recorded as right: damaged and missing ones are uploaded again
   * @throws OperatorError where the operator can fix the cause, the reason of `signal`, or a transient Error
   */
  publish(site: LocalSite, signal: AbortSignal, all?: boolean): Promise<PublishedDifference>;
}
