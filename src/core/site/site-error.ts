/** Reason why the site cannot be built, in a sentence for the operator that names the cause, and the record if any. */
export class SiteError extends Error {
  /** True for a passing cause, as an unreachable database; false for a mistake in an article. */
  readonly isTransient: boolean;
  constructor(message: string, cause?: unknown, isTransient = false) {
    super(message, { cause });
    this.name = 'SiteError';
    this.isTransient = isTransient;
  }
}
