import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import type { Client } from './test-backend.ts';

export const PASSWORD = 'un mot de passe assez long';

/** Hash of `PASSWORD` with bcrypt's lowest cost: at the product's cost, each sign-in would take a tenth of a second. */
const CHEAP_HASH = bcrypt.hashSync(PASSWORD, 4);

/** Makes an account as a sign-up leaves it, unless another file of the run has made it. @returns its id */
async function newAccount(sql: Sql, email: string): Promise<string> {
  const [known] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`;
  if (known) return known.id;
  const id = randomUUID();
  const provider = { provider: 'email', providers: ['email'] };
  const identity = { sub: id, email, email_verified: true, phone_verified: false };
  await sql`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (${id}, ${email}, ${CHEAP_HASH}, now(), ${sql.json(provider)}, ${sql.json(identity)})`;
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (${randomUUID()}, 'email', ${id}, ${id}, ${sql.json(identity)})`;
  return id;
}

/** Makes an account, and signs a client in with it. */
export async function signedUp(client: Client, sql: Sql, email: string): Promise<Client> {
  await newAccount(sql, email);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}
