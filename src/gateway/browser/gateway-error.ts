/**
 * Reason why the backend did not do as asked. `unreachable`: no answer, or a server in trouble. `not-allowed`: the
 * member lacks the right. `refused`: invalid request.
 */
export type GatewayErrorKind = 'unreachable' | 'signed-out' | 'not-allowed' | 'refused';

export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly kind: GatewayErrorKind;
  readonly status: number;
  readonly code: string;

  /**
   * @param status HTTP status; 0 without an answer
   * @param code of the backend, as `23505` or `PGRST301`; empty without one
   * @param message of the backend, for the log
   */
  constructor(kind: GatewayErrorKind, status: number, code: string, message: string) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
  }
}
