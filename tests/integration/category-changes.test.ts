import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followCategoriesAs } from '../../src/gateway/browser/categories.ts';
import { eventually, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
  vi.stubEnv('PUBLIC_SUPABASE_URL', backend.url);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', backend.credentials.publishableKey);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.stop();
});

const token = async () => (await administrator.auth.getSession()).data.session?.access_token ?? null;
const add = (name: string) => administrator.rpc('create_category', { name }).throwOnError();

describe('followCategories', () => {
  it('calls back once it listens, and for each change, until it is ended', async () => {
    const onChange = vi.fn();
    const end = followCategoriesAs(token, onChange);
    await eventually(() => onChange.mock.calls.length === 1, 'it listens');
    await add('Une');
    await eventually(() => onChange.mock.calls.length === 2, 'the new category is told');
    await backend.sql`update public.categories set name = 'Deux'`;
    await eventually(() => onChange.mock.calls.length === 3, 'the changed category is told');
    end();
    const witness = vi.fn();
    const endWitness = followCategoriesAs(token, witness);
    await eventually(() => witness.mock.calls.length === 1, 'the witness listens');
    await add('Trois');
    await eventually(() => witness.mock.calls.length === 2, 'the witness is told');
    expect(onChange).toHaveBeenCalledTimes(3);
    endWitness();
  });

  it('listens again after the connection was lost, and looks at what has changed meanwhile', async () => {
    const sockets: WebSocket[] = [];
    const Original = globalThis.WebSocket;
    vi.stubGlobal(
      'WebSocket',
      class extends Original {
        constructor(...parameters: ConstructorParameters<typeof Original>) {
          super(...parameters);
          sockets.push(this);
        }
      },
    );
    const onChange = vi.fn();
    const end = followCategoriesAs(token, onChange);
    await eventually(() => onChange.mock.calls.length === 1, 'it listens');
    sockets.at(-1)?.close(4000, 'cut');
    await eventually(() => onChange.mock.calls.length === 2, 'it listens again', 20_000);
    await add('Quatre');
    await eventually(() => onChange.mock.calls.length === 3, 'the new category is told');
    end();
    vi.unstubAllGlobals();
  });
});
