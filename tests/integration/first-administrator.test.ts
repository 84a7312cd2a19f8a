import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardFirstClaim } from '../../server/api/accounts/first-claim.ts';
import { writeSupabaseEnvironment } from '../../server/settings/credentials.ts';
import { PASSWORD } from '../support/accounts.ts';
import { newestActions } from '../support/team.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let directory: string;

// The tests of the exposed copy come first: they make the accounts membre-1 and membre-2.
beforeAll(async () => {
  backend = await startTestBackend({ isExposed: true, initialAdminEmail: 'membre-1@exemple.fr' });
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-operator-'));
  writeSupabaseEnvironment(directory, { url: backend.url, siteUrl: backend.url }, backend.credentials);
});

afterAll(async () => {
  await backend.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe('the first administrator of a copy that other machines reach', () => {
  /** Runs the operator's command on the machine, with a password piped in. */
  async function confirm(password: string, ...words: string[]): Promise<{ status: number; output: string }> {
    const command = spawn(process.execPath, [path.resolve('server/commands/confirm-administrator.ts'), ...words], {
      env: { ...process.env, DATA_DIR: directory, INITIAL_ADMIN_EMAIL: words.length > 0 ? '' : 'membre-1@exemple.fr' },
    });
    command.stdin.end(`${password}\n`);
    const [output, errors, [status]] = await Promise.all([
      text(command.stdout),
      text(command.stderr),
      once(command, 'close') as Promise<[number]>,
    ]);
    return { status, output: output + errors };
  }

  it('is confirmed by a command on its machine with the reserved account’s password, never over the network', async () => {
    const owner = await backend.member();
    const stranger = await backend.member();
    for (const client of [owner, stranger]) {
      const { error } = await client.rpc('claim_first_admin');
      expect([error?.code, error?.hint]).toEqual(['42501', 'npm run confirm-administrator']);
      const { data } = await client.auth.getUser();
      const claimant = data.user?.id ?? '';
      expect((await client.rpc('confirm_first_admin', { claimant })).error).not.toBeNull();
    }

    const guessed = await confirm('un autre mot de passe');
    expect([guessed.status, guessed.output]).toEqual([1, expect.stringContaining('has this password')]);
    const other = await confirm(PASSWORD, 'membre-2@exemple.fr');
    expect([other.status, other.output]).toEqual([1, expect.stringContaining('ne peut pas devenir')]);
    expect(await backend.sql`select from public.members`).toHaveLength(0);

    const confirmed = await confirm(PASSWORD);
    expect([confirmed.status, confirmed.output]).toEqual([0, expect.stringContaining('administers the site')]);
    expect(confirmed.output).not.toContain(PASSWORD);
    expect((await owner.rpc('is_admin')).data).toBe(true);
    expect(await newestActions(backend)).toEqual(['joined membre-1@exemple.fr administrator']);
    expect((await confirm(PASSWORD)).output).toContain('existe déjà');
  });
});

it('a copy that other machines reach does not start without a known or reserved administrator', async () => {
  const opening = startTestBackend({ isExposed: true });
  await expect(opening).rejects.toThrow(/Nobody administers this site yet.*confirm-administrator/);
});

describe('the first administrator of a copy that only its own machine reaches', () => {
  const emailOf = async (client: Client) => (await client.auth.getUser()).data.user?.email;

  beforeEach(async () => {
    await backend.sql`truncate public.members cascade`;
    await guardFirstClaim(backend.sql, false, undefined);
  });

  it('is the account that claims the site first; a later claim is refused', async () => {
    expect((await backend.visitor().rpc('claim_first_admin')).error?.code).toBe('42501');
    expect((await backend.visitor().rpc('first_admin_available')).data).toBe(true);
    const first = await backend.member();
    expect((await first.rpc('claim_first_admin')).error).toBeNull();
    expect((await first.rpc('is_admin')).data).toBe(true);
    expect((await newestActions(backend))[0]).toBe(`joined ${await emailOf(first)} administrator`);
    expect((await backend.visitor().rpc('first_admin_available')).data).toBe(false);
    const second = await backend.member();
    expect((await second.rpc('claim_first_admin')).error?.code).toBe('42501');
    expect((await second.rpc('is_admin')).data).toBe(false);
  });

  it('is one account only when four claim at once', async () => {
    const members = await Promise.all([backend.member(), backend.member(), backend.member(), backend.member()]);
    const outcomes = await Promise.all(members.map((member) => member.rpc('claim_first_admin')));
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await backend.sql`select id from public.members`).toHaveLength(1);
  });

  it('must have the address that the operator has reserved', async () => {
    const [stranger, expected] = [await backend.member(), await backend.member()];
    await guardFirstClaim(backend.sql, false, (await emailOf(expected))?.toUpperCase());
    expect((await stranger.rpc('claim_first_admin')).error?.code).toBe('42501');
    expect((await expected.rpc('claim_first_admin')).error).toBeNull();
  });
});
