import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await startTestBackend();
});

afterEach(() => backend.stop());

describe('the first administrator', () => {
  it('is the account that claims the site first, and nobody after', async () => {
    expect((await backend.visitor().rpc('first_admin_available')).data).toBe(true);
    const first = await backend.member();
    expect((await first.rpc('claim_first_admin')).error).toBeNull();
    expect((await first.rpc('is_admin')).data).toBe(true);
    expect((await backend.visitor().rpc('first_admin_available')).data).toBe(false);
    const second = await backend.member();
    expect((await second.rpc('claim_first_admin')).error?.code).toBe('42501');
    expect((await second.rpc('is_admin')).data).toBe(false);
  });

  it('is one only, however many claim at once', async () => {
    const members = await Promise.all([backend.member(), backend.member(), backend.member(), backend.member()]);
    const outcomes = await Promise.all(members.map((member) => member.rpc('claim_first_admin')));
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await backend.sql`select id from public.admins`).toHaveLength(1);
  });

  it('needs an account', async () => {
    expect((await backend.visitor().rpc('claim_first_admin')).error?.code).toBe('42501');
  });

  it('has the address that the operator has reserved', async () => {
    await backend.sql`update private.settings set initial_admin_email = 'MEMBRE-2@exemple.fr'`;
    const stranger = await backend.member();
    expect((await stranger.rpc('claim_first_admin')).error?.code).toBe('42501');
    const expected = await backend.member();
    expect((await expected.rpc('claim_first_admin')).error).toBeNull();
  });
});
