import { beforeEach, describe, expect, it, vi } from 'vitest';
import { senderOf } from './sender.ts';

const PROOF = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'preuve.jpg', { type: 'image/jpeg' });
const ANSWERS = { name: 'Hugo', email: 'hugo@exemple.fr', proof: PROOF };

const send = vi.fn();
const services = {
  recipient: 'jeu@exemple.fr',
  compress: () => Promise.resolve(new Blob(['abc'], { type: 'image/jpeg' })),
  send,
};

beforeEach(() => {
  send.mockReset().mockResolvedValue({ kind: 'sent' });
});

describe('senderOf', () => {
  it('sends answers that took at least 3 s', async () => {
    let time = 0;
    const sender = senderOf({ ...services, now: () => time });
    time = 3000;
    expect(await sender(ANSWERS, '')).toEqual({ kind: 'sent' });
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends answers although the clock was set back meanwhile', async () => {
    vi.useFakeTimers();
    const sender = senderOf(services);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(3000);
    expect(await sender(ANSWERS, '')).toEqual({ kind: 'sent' });
    vi.useRealTimers();
  });

  it('sends nothing within 3 s, or with a filled trap field', async () => {
    let time = 0;
    const sender = senderOf({ ...services, now: () => time });
    time = 2999;
    expect(await sender(ANSWERS, '')).toEqual({ kind: 'too-quick' });
    time = 60_000;
    expect(await sender(ANSWERS, 'https://exemple.fr')).toEqual({ kind: 'trapped' });
    expect(send).not.toHaveBeenCalled();
  });

  it('records the entry before it sends the proof, and sends no proof when recording fails', async () => {
    let time = 0;
    const enter = vi.fn().mockResolvedValueOnce({ kind: 'failed', status: 0 }).mockResolvedValueOnce({ kind: 'sent' });
    const follow = vi.fn();
    const entry = { isAnswered: () => true, enter, follow };
    const sender = senderOf({ ...services, entry, now: () => time });
    time = 5000;
    expect(await sender(ANSWERS, '')).toEqual({ kind: 'failed', status: 0 });
    expect(send).not.toHaveBeenCalled();
    expect(await sender(ANSWERS, '')).toEqual({ kind: 'sent' });
    expect(enter).toHaveBeenCalledWith({ name: 'Hugo', email: 'hugo@exemple.fr' });
    expect(follow).toHaveBeenCalledTimes(2);
  });

  it('does nothing until the questions before the form are answered', async () => {
    const compress = vi.fn(services.compress);
    const entry = { isAnswered: () => false, enter: vi.fn(), follow: vi.fn() };
    expect(await senderOf({ ...services, compress, entry })(ANSWERS, '')).toEqual({ kind: 'to-correct' });
    for (const untouched of [compress, entry.enter, entry.follow, send]) expect(untouched).not.toHaveBeenCalled();
  });
});
