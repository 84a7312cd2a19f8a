import { describe, expect, it, vi } from 'vitest';
import { FORM_COPY } from '../../presentation/forms/copy.ts';
import { mailFailureReason } from '../../presentation/mail/copy.ts';
import { CONFESSION_FAILED, CONFESSION_TOO_QUICK } from './copy.ts';
import { sendConfession, SHORTEST_TIME, type ConfessionSource } from './send-confession.ts';

const RECEIVER = {
  mail: { origin: null, serviceId: 's', templateId: 't', publicKey: 'k' },
  recipient: 'equipe@ici.example',
};
const SHOWN_AT = 1_000_000;

function source(changes: Partial<ConfessionSource> = {}) {
  const send = vi.fn<ConfessionSource['send']>(async () => ({ kind: 'sent' }));
  return { shownAt: SHOWN_AT, now: () => SHOWN_AT + SHORTEST_TIME, send, ...changes };
}

describe('sendConfession', () => {
  it('sends the four variables of a confession', async () => {
    const { send, ...rest } = source();
    expect(await sendConfession(RECEIVER, 'Il a amené sa mère.', '', { send, ...rest })).toEqual({ kind: 'sent' });
    expect(send).toHaveBeenCalledExactlyOnceWith(RECEIVER.mail, {
      message: 'Il a amené sa mère.',
      to_email: 'equipe@ici.example',
      screenshot: '',
      filename: '',
    });
  });

  it.each([0, 403, 413, 429, 451, 500])('explains what failed and what to do for status %i', async (status) => {
    const failing = source({ send: async () => ({ kind: 'failed', status, text: 'Refused' }) });
    const outcome = await sendConfession(RECEIVER, 'Il a amené sa mère.', '', failing);
    expect(outcome).toEqual({
      kind: 'failed',
      message: `${CONFESSION_FAILED.inline} ${mailFailureReason(status)}`,
    });
  });

  it.each([
    ['fills in the trap field', 'https://achete.example', SHORTEST_TIME, FORM_COPY.trapped],
    ['is quicker than a person', '', SHORTEST_TIME - 1, CONFESSION_TOO_QUICK],
  ])('sends nothing from a sender who %s, and says why', async (_, trap, elapsed, message) => {
    const machine = source({ now: () => SHOWN_AT + elapsed });
    expect(await sendConfession(RECEIVER, 'Achetez ici.', trap, machine)).toEqual({
      kind: 'refused',
      message,
    });
    expect(machine.send).not.toHaveBeenCalled();
  });
});
