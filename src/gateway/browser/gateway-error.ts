/**
 * Why the backend did not do what it was asked: it did not answer, or is in trouble; nobody is signed in any more; who is
 * signed in is no administrator; it refuses what it was given.
 */
export type GatewayErrorKind = 'unreachable' | 'signed-out' | 'not-allowed' | 'refused';

export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly kind: GatewayErrorKind;
  readonly status: number;
  readonly code: string;

  /**
   * @param status the HTTP status; 0 without an answer
   * @param code the backend's own, `23505` or `PGRST301` say; empty without one
   * @param message the backend's, for the log
   */
  constructor(kind: GatewayErrorKind, status: number, code: string, message: string) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
  }
}
