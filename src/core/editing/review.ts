/** The review of a draft. Instants are in ISO 8601. */
export interface Review {
  /** Whether the draft waits for an editor; false once it was returned or withdrawn. */
  isWaiting: boolean;
  /** The name of the member who has proposed it; null once the account is gone. */
  proposedBy: string | null;
  proposedAt: string;
  /** The last return; null before any. */
  returned: { comment: string; by: string | null; at: string } | null;
}

/** Characters that a comment may have. */
export const COMMENT_LENGTH = 2000;
