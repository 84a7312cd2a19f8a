import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox, OutboxFull } from './mail-outbox.ts';

const NOW = new Date('2026-05-14T12:05:09.123Z');
let root: string;
let directory: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'mail-outbox-test-'));
  directory = path.join(root, 'outbox');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const outboxOf = (limits: { mostMessages?: number; mostBytes?: number } = {}) =>
  mailOutbox(directory, { ...limits, now: () => NOW });

describe('mailOutbox', () => {
  it('is empty before its folder exists', async () => {
    expect(await outboxOf().ids()).toEqual([]);
    expect(await outboxOf().remove('20260514-120509-0123abcd')).toBe(false);
  });

  it('keeps a message whole, in files that only the owner can read', async () => {
    const outbox = outboxOf();
    await outbox.add('own_message', { message: 'Il a amené sa mère.', __proto__x: '' }, 'server');
    const [id = ''] = await outbox.ids();
    expect(id).toMatch(/^20260514-120509-[0-9a-f]{8}$/);
    expect(await outbox.read(id)).toEqual({
      id,
      receivedAt: NOW.toISOString(),
      templateId: 'own_message',
      variables: { message: 'Il a amené sa mère.', __proto__x: '' },
    });
    expect(readdirSync(directory)).toEqual([`${id}.json`]);
    expect(statSync(directory).mode & 0o077).toBe(0);
    expect(statSync(path.join(directory, `${id}.json`)).mode & 0o077).toBe(0);
  });

  it('refuses messages beyond its limit, even when several are added at once', async () => {
    const outbox = outboxOf({ mostMessages: 3 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => outbox.add('t', { message: 'a' }, 'server')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused.every((reason) => reason instanceof OutboxFull)).toBe(true);
    const [first = ''] = await outbox.ids();
    expect(await outbox.remove(first)).toBe(true);
    await outbox.add('t', { message: 'b' }, 'server');
    expect(await outbox.ids()).toHaveLength(3);
  });

  it('reserves a fifth of its room for mails of the server', async () => {
    const outbox = outboxOf({ mostMessages: 5 });
    for (let time = 0; time < 4; time += 1) await outbox.add('t', { message: 'a' }, 'stranger');
    await expect(outbox.add('t', { message: 'b' }, 'stranger')).rejects.toBeInstanceOf(OutboxFull);
    await outbox.add('t', { message: 'c' }, 'server');
    await expect(outbox.add('t', { message: 'd' }, 'server')).rejects.toBeInstanceOf(OutboxFull);
  });

  it('refuses a message beyond its limit of bytes, in which other files of the folder count', async () => {
    const outbox = outboxOf({ mostBytes: 1_000 });
    await outbox.add('t', { message: 'a' }, 'server');
    writeFileSync(path.join(directory, 'reste.jpg'), 'x'.repeat(900));
    await expect(outbox.add('t', { message: 'b' }, 'server')).rejects.toBeInstanceOf(OutboxFull);
  });

  it('accepts messages again after one could not be written', async () => {
    const outbox = outboxOf();
    writeFileSync(directory, 'a file where the folder should be');
    await expect(outbox.add('t', { message: 'a' }, 'server')).rejects.toThrow();
    rmSync(directory);
    await outbox.add('t', { message: 'b' }, 'server');
    expect(await outbox.ids()).toHaveLength(1);
  });

  it('neither reads nor removes a message of another folder, and returns null for a damaged message', async () => {
    const outbox = outboxOf();
    await outbox.add('t', { message: 'a' }, 'server');
    writeFileSync(path.join(root, '20260514-120509-0123abcd.json'), '{}');
    expect(await outbox.read('../20260514-120509-0123abcd')).toBeNull();
    expect(await outbox.remove('../20260514-120509-0123abcd')).toBe(false);
    writeFileSync(path.join(directory, '20260514-120509-0123abcd.json'), '{"receivedAt":');
    expect(await outbox.read('20260514-120509-0123abcd')).toBeNull();
  });

  it('removes old drafts, which killed processes left, together with old messages', async () => {
    const outbox = outboxOf();
    await outbox.add('t', { message: 'a' }, 'server');
    const present = readdirSync(directory);
    for (const time of ['20260514-120508', '20260514-120509']) {
      writeFileSync(path.join(directory, `.${time}-0123abcd.draft`), 'x');
    }
    expect(await outbox.removeBefore(NOW)).toBe(0);
    expect(readdirSync(directory)).toEqual(['.20260514-120509-0123abcd.draft', ...present]);
  });

  it('removes a message together with the files made from it, and nothing else', async () => {
    const outbox = outboxOf();
    await outbox.add('t', { message: 'a' }, 'server');
    await outbox.add('t', { message: 'b' }, 'server');
    const [first = '', second = ''] = await outbox.ids();
    writeFileSync(path.join(directory, `${first}-1.jpg`), 'x');
    await outbox.remove(first);
    expect(readdirSync(directory)).toEqual([`${second}.json`]);
  });
});
