import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import { mailOutbox } from './mail-outbox.ts';
import { outboxCommand } from './outbox-command.ts';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'outbox-command-test-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

async function add(variables: Record<string, string>): Promise<string> {
  const outbox = mailOutbox(directory, { now: () => new Date('2026-05-14T12:05:09Z') });
  const before = await outbox.ids();
  await outbox.add('own_message', variables, 'server');
  return (await outbox.ids()).find((id) => !before.includes(id)) ?? '';
}

describe('outboxCommand', () => {
  it('names the folder when the folder holds no message', async () => {
    expect(await outboxCommand(directory, {})).toBe(`No message in ${directory}.`);
  });

  it('lists a line for each message: id, Paris time, template, recipient, first words', async () => {
    const id = await add({ message: `Il a amené\n sa mère. ${'Vraiment. '.repeat(20)}`, to_email: 'a@ici.example' });
    writeFileSync(path.join(directory, '20270101-000000-0123abcd.json'), 'damaged');
    const [first, second, , last] = (await outboxCommand(directory, {})).split('\n');
    expect(first).toContain(
      `${id}  14/05/2026 14\u00A0h\u00A005  own_message  a@ici.example  Il a amené sa mère. Vraiment.`,
    );
    expect(first).toMatch(/…$/);
    expect(second).toBe('20270101-000000-0123abcd  cannot be read');
    expect(last).toMatch(/^2 in /);
  });

  it('shows the sender of a message that names one', async () => {
    await add({
      from_name: 'Hugo\nDupont',
      reply_to: 'hugo@exemple.fr',
      to_email: 'jeu@ici.example',
      message: 'Preuve',
    });
    expect(await outboxCommand(directory, {})).toContain(
      'own_message  from Hugo Dupont <hugo@exemple.fr>  jeu@ici.example  Preuve',
    );
  });

  it('shows a message whole, and writes its picture to a file of the same folder', async () => {
    const id = await add({ message: 'Une ligne,\net une autre.', image: PICTURE });
    const shown = await outboxCommand(directory, { show: id });
    const file = path.join(directory, `${id}-1.png`);
    expect(shown).toContain('Une ligne,\net une autre.');
    expect(shown).toContain(`image: image/png, 8 bytes, in ${file}`);
    expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
  });

  it('removes control characters from messages, which could command the terminal', async () => {
    const id = await add({ message: '\u001B[2J\u0007caché\u202Eeltit\r\nreste' });
    for (const shown of [await outboxCommand(directory, {}), await outboxCommand(directory, { show: id })]) {
      // eslint-disable-next-line no-control-regex
      expect(shown).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/);
      expect(shown).toContain('reste');
    }
  });

  it('removes a message, and then refuses to remove or show this message', async () => {
    const id = await add({ message: 'À oublier.' });
    expect(await outboxCommand(directory, { remove: [id] })).toBe(`${id} is removed.`);
    await expect(outboxCommand(directory, { remove: [id] })).rejects.toBeInstanceOf(OperatorError);
    await expect(outboxCommand(directory, { show: id })).rejects.toBeInstanceOf(OperatorError);
  });

  it('removes several messages, and names the missing ones', async () => {
    const ids = [await add({ message: 'Un' }), await add({ message: 'Deux' }), await add({ message: 'Trois' })];
    const [first = '', second = '', third = ''] = ids;
    await expect(outboxCommand(directory, { remove: [first, 'absent', second] })).rejects.toThrow(
      /message absent that/,
    );
    expect(await mailOutbox(directory).ids()).toEqual([third]);
  });

  it('removes messages older than the given number of days, with their pictures', async () => {
    const id = await add({ message: 'Vieux', image: PICTURE });
    await outboxCommand(directory, { show: id });
    const remove = (day: string) => outboxCommand(directory, { removeOlderThan: 90 }, new Date(`${day}T12:05:09Z`));
    expect(await remove('2026-08-12')).toBe('Removed: 0 older than 90 days.');
    expect(await remove('2026-08-13')).toBe('Removed: 1 older than 90 days.');
    expect(readdirSync(directory)).toEqual([]);
  });
});
