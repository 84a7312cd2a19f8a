import { decodeJwt } from 'jose';
import type { Row, TransactionSql } from 'postgres';
import { tokenOf } from './team.ts';
import type { Client, TestBackend } from './test-backend.ts';

/** Callers of the database, from the one that may do least. A removed member keeps its token. */
export const CALLERS = ['anonymous', 'signed-in', 'removed', 'contributor', 'editor', 'administrator'] as const;
export type Caller = (typeof CALLERS)[number];

/** Returns a client of each caller. */
export async function clientsByCaller(backend: TestBackend): Promise<Record<Caller, Client>> {
  const administrator = await backend.administrator();
  return {
    anonymous: backend.visitor(),
    'signed-in': await backend.member(),
    removed: await removedMember(backend),
    contributor: await backend.inRole('contributor'),
    editor: await backend.inRole('editor'),
    administrator,
  };
}

/** Runs statements as the data interface does for a request of a client: in the role of its token, with its claims. */
export async function asCaller<Result>(
  { sql }: TestBackend,
  client: Client,
  statements: (sql: TransactionSql) => Promise<Result>,
) {
  const token = await tokenOf(client);
  const claims = token ? decodeJwt(token) : { role: 'anon' };
  return sql.begin(async (transaction) => {
    await transaction`
      select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
        set_config('request.jwt.claim.sub', ${claims.sub ?? ''}, true),
        set_config('request.jwt.claim.role', ${String(claims['role'])}, true),
        set_config('role', ${String(claims['role'])}, true)`;
    return statements(transaction);
  });
}

/** Calls a function of the database as the data interface does for a client. @returns its rows @throws PostgresError */
export function callAs(backend: TestBackend, client: Client, name: string, parameters: object) {
  const names = Object.keys(parameters).map((parameter, index) => `${parameter} => $${index + 1}`);
  const call = `select * from public.${name}(${names.join()})`;
  return asCaller(backend, client, (sql) => sql.unsafe<Row[]>(call, Object.values(parameters) as never[]));
}

/** Removes a member who has signed in, while another administrator stays. */
async function removedMember(backend: TestBackend): Promise<Client> {
  const client = await backend.inRole('administrator');
  await client.rpc('list_guest_applications', FIRST_PAGE).throwOnError();
  const { data } = await client.auth.getUser();
  await backend.sql`delete from public.members where id = ${data.user?.id ?? ''}`;
  return client;
}

/** Parameters of the first page of a list of people. */
export const FIRST_PAGE = { search: '', sort: 'date', is_ascending: false, page: 1, page_size: 20 };

/** An application that the database accepts. */
export const GUEST_APPLICATION = {
  name: 'Léo',
  age: 31,
  contact_methods: ['email'],
  contact_value: 'leo@exemple.fr',
  topics: ['ghosting'],
  anonym_consent: true,
  intimate_consent_at: '2026-11-01T12:00:00Z',
};
