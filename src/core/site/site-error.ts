/** Why the site cannot be built, in a sentence for the operator: it names the cause, and the record where there is one. */
export class SiteError extends Error {
  /** Whether it may go by itself, as a database that does not answer; what is wrong in an article stays. */
  readonly isPassing: boolean;
  constructor(message: string, cause?: unknown, isPassing = false) {
    super(message, { cause });
    this.name = 'SiteError';
    this.isPassing = isPassing;
  }
}
