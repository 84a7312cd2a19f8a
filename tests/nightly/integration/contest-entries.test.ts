import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postForm } from '../../support/post-form.ts';
import { contestOf, ago, HOUR } from '../../support/contest.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

let backend: TestBackend;
let contest: ReturnType<typeof contestOf>;

beforeAll(async () => {
  backend = await startTestBackend();
  contest = contestOf(backend);
});
afterAll(() => backend.stop());
beforeEach(() => contest.reset());

const stored = async () => (await backend.sql`select 1 from public.contest_entries`).length;

const FLOOD = 300;

describe(`${FLOOD} entries at once`, () => {
  it('from one network address store five, and an entry from another address is accepted meanwhile', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const post = (number: number, from: string) =>
      postForm(
        `${backend.url}/functions/v1/enter-contest`,
        { name: 'Robot', email: `robot-${number}@exemple.fr`, acceptsRules: true },
        { from },
      );
    const flood = Array.from({ length: FLOOD }, (_, number) => post(number, '127.0.2.1'));
    expect((await post(FLOOD, '127.0.2.2')).status).toBe(200);
    expect(await stored()).toBeGreaterThan(0);
    const statuses = (await Promise.all(flood)).map((answer) => answer.status);
    expect(statuses.filter((code) => code === 200)).toHaveLength(5);
    expect(statuses.filter((code) => code === 429)).toHaveLength(FLOOD - 5);
    expect(await stored()).toBe(6);
  });
});
