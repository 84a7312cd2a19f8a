import type { Role } from '../../src/core/team/roles.ts';
import { PASSWORD } from './accounts.ts';
import type { Client, TestBackend } from './test-backend.ts';

/** Asks the edge function of the team's accounts. */
export async function askAccounts(
  backend: Pick<TestBackend, 'url' | 'credentials'>,
  body: Record<string, unknown>,
  session?: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${backend.url}/functions/v1/team-accounts`, {
    method: 'POST',
    headers: {
      apikey: backend.credentials.publishableKey,
      'Content-Type': 'application/json',
      ...(session !== undefined && { Authorization: `Bearer ${session}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The answer of `invite_member` and `create_password_link`. */
export interface Link {
  outcome?: string;
  id: string;
  token: string;
  expires_at: string;
}

/** Invites an address, and returns its link. */
export async function invited(client: Client, email: string, role = 'editor'): Promise<Link> {
  const { data } = await client.rpc('invite_member', { email, role }).throwOnError();
  return data as unknown as Link;
}

/** Accepts an invitation by its link, as a person who chooses a name and a password. */
export function acceptInvitation(backend: TestBackend, token: string, name = 'Camille', password = PASSWORD) {
  return askAccounts(backend, { action: 'accept-invitation', token, name, password });
}

let addresses = 0;

/** Returns an address that no other test has. */
export function newAddress(): string {
  return `personne-${++addresses}@exemple.fr`;
}

/** Makes a member of a role, with a name as an invitation gives it. */
export async function memberOfRole(
  backend: TestBackend,
  role: Role,
): Promise<{ client: Client; id: string; email: string }> {
  const client = await backend.inRole(role);
  const { data } = await client.auth.getSession();
  const { id = '', email = '' } = data.session?.user ?? {};
  await backend.sql`update public.members set name = 'Camille' where id = ${id}`;
  return { client, id, email };
}

/** Returns the two newest lines of the audit log, the newest first. */
export async function newestActions({ sql }: TestBackend): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select concat_ws(' ', action, subject, detail) as line from private.audit_log order by id desc limit 2`;
  return rows.map(({ line }) => line);
}

/** Signs a client in with an account of the team. @throws AuthError when the password is wrong */
export async function signedInAs(backend: TestBackend, email: string, password = PASSWORD): Promise<Client> {
  const client = backend.visitor();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

export async function tokenOf(client: Client): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

export async function idOf(client: Client): Promise<string> {
  return (await client.auth.getSession()).data.session?.user.id ?? '';
}
