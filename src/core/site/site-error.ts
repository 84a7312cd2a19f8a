/** Why the site cannot be built, in a sentence for the operator: it names the cause, and the record where there is one. */
export class SiteError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SiteError';
  }
}
