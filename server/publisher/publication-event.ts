/** A publication that has ended, as operators count them. */
export interface PublicationEvent {
  /** `partial` where pages keep their last good version. */
  outcome: 'online' | 'partial' | 'failed';
  seconds: number;
}
