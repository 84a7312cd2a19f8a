import { expect, it } from 'vitest';
import { secondFactorInterface } from './second-factor.ts';

const FACTOR = { id: 'factor', status: 'verified', secret: 'JBSWY3DPEHPK3PXP' };

/** Returns a client of the routes: the token names the account, and the database admits every attempt. */
function interfaceOfAccounts() {
  const answer = secondFactorInterface({
    database: {
      query: async <Row>(text: string) =>
        (text.includes('admit_account') ? [{ admitted: true }] : text.includes('mfa_factors') ? [FACTOR] : []) as Row[],
    },
    readSession: async (headers) => {
      const account = headers.get('authorization') ?? '';
      return { id: `session of ${account}`, accountId: account, email: `${account}@exemple.fr`, hasCode: false };
    },
    renew: async () => Response.json({}),
    now: () => 0,
  });
  return async (account: string, action: string, clientAddress: string, body: object) => {
    const address = new URL(`http://127.0.0.1/auth/v1/factors/factor/${action}`);
    const headers = { authorization: account };
    const request = new Request(address, { method: 'POST', headers, body: JSON.stringify(body) });
    const answered = await answer({ request, address, clientAddress });
    return { status: answered.status, headers: answered.headers, body: (await answered.json()) as { id?: string } };
  };
}

it('the second factor accepts twenty codes from one network, over all accounts, then answers 429', async () => {
  const ask = interfaceOfAccounts();
  const guess = async (account: string, network: string) => {
    const challenge_id = (await ask(account, 'challenge', network, {})).body.id;
    return ask(account, 'verify', network, { challenge_id, code: '000000' });
  };
  for (let time = 0; time < 20; time += 1) expect((await guess(`account-${time % 3}`, '192.0.2.1')).status).toBe(422);
  const refused = await guess('account-9', '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await guess('account-0', '198.51.100.1')).status).toBe(422);
});
