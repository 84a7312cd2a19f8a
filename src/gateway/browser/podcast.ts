import { APPLICATION_RECEIVER, type GuestApplication } from '../../core/podcast/guest-application.ts';
import { sendForm, type NotStored } from './form-receiver.ts';

/** Outcome of an application. A repeat is answered like the first, so that nobody can probe for addresses. */
export type Stored = { kind: 'stored' } | NotStored;

/** Stores the application of a guest, once for each contact. Never throws. */
export async function applyAsGuest(application: GuestApplication): Promise<Stored> {
  const answer = await sendForm(APPLICATION_RECEIVER, application);
  return answer.kind === 'stored' ? { kind: 'stored' } : answer;
}
