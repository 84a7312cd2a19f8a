/** Review of a draft. Instants are in ISO 8601. */
export interface Review {
  /** True while the draft waits for an editor; false once it was returned or withdrawn. */
  isWaiting: boolean;
  /** Name of the member who proposed it; null once the account is gone. */
  proposedBy: string | null;
  proposedAt: string;
  /** Last return, if any. */
  returned: { comment: string; by: string | null; at: string } | null;
}

/** Most characters of a comment. */
export const COMMENT_LENGTH = 2000;
