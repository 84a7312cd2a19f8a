import * as v from 'valibot';
import { refusalOf } from './answer.ts';
import { fetchAsSignedIn } from './session.ts';

const Answer = v.object({ messages: v.number() });

/** Counts a person's messages in the embedded outbox, and erases them if asked. @throws GatewayError */
export async function personMessages(address: string, erase: boolean): Promise<number> {
  const response = await fetchAsSignedIn(`${location.origin}/api/v1.0/outbox/person`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address, erase }),
  });
  const answer = v.safeParse(Answer, await response.json().catch(() => null));
  if (response.ok && answer.success) return answer.output.messages;
  throw refusalOf(response.status, { code: '', message: 'The outbox did not answer' });
}
