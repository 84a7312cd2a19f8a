export interface PublicationEvent {
  /** `partial` when pages keep their last good version. */
  outcome: 'online' | 'partial' | 'failed';
  seconds: number;
}
