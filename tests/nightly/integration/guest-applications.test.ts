import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GuestApplication } from '../../../src/core/podcast/guest-application.ts';
import { postForm } from '../../support/post-form.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

const APPLICATION: GuestApplication = {
  name: 'Léo',
  age: 31,
  contactChoice: ['email', 'whatsapp'],
  contactValue: 'leo@exemple.fr',
  topics: ['ghosting', 'heartbreak'],
  anonymConsent: true,
  intimateConsent: true,
};

let backend: TestBackend;
let networks = 1;

beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(async () => {
  await backend.sql`truncate public.guest_applications, private.form_attempts`;
});
afterAll(() => backend.stop());

/** Returns a network address that has sent nothing yet. */
const elsewhere = () => `127.0.1.${(networks += 1)}`;
const apply = (body: unknown, from = elsewhere()) =>
  postForm(`${backend.url}/functions/v1/apply-as-guest`, body, { from });
const changed = (change: object) => ({ ...APPLICATION, ...change });
const stored = () => backend.sql`select * from public.guest_applications order by created_at`;

const FLOOD = 300;

describe(`${FLOOD} applications at once`, () => {
  const tally = (statuses: number[]) => ({
    stored: statuses.filter((status) => status === 200).length,
    refused: statuses.filter((status) => status === 429).length,
  });

  it.each([
    ['all equal', () => APPLICATION],
    ['all different', (number: number) => changed({ name: `Léo ${number}`, contactValue: `leo-${number}@exemple.fr` })],
  ])(
    'from one network address, %s, store one, and requests from other addresses are answered meanwhile',
    async (_what, bodyOf) => {
      const from = elsewhere();
      let pending = FLOOD;
      const answers = Array.from({ length: FLOOD }, async (_, number) => {
        const { status } = await apply(bodyOf(number), from);
        pending -= 1;
        return status;
      });
      const visitor = backend.visitor();
      const meanwhile: number[] = [];
      while (pending > 0) {
        const { status } = await visitor.from('categories').select('id');
        meanwhile.push(status);
        await sleep(100);
        if (meanwhile.length === 1) meanwhile.push((await apply(changed({ contactValue: 'autre@exemple.fr' }))).status);
      }
      expect(tally(await Promise.all(answers))).toEqual({ stored: 1, refused: FLOOD - 1 });
      expect(await stored()).toHaveLength(2);
      expect(new Set(meanwhile)).toEqual(new Set([200]));
    },
  );
});
