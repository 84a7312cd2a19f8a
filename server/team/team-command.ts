import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../src/gateway/database.types.ts';
import { mailAddress } from '../../src/core/mail/mail-address.ts';
import { INVITATION_ADDRESS, PASSWORD_ADDRESS } from '../../src/core/site/addresses.ts';
import { roleOf, ROLES, type Role } from '../../src/core/team/roles.ts';
import { OperatorError } from '../process/operator-error.ts';

const TEAM_USAGE = `npm run team -- list
npm run team -- invite ADDRESS --role ${ROLES.join('|')}
npm run team -- password ADDRESS    prints a link that sets a new password once
npm run team -- role ADDRESS ${ROLES.join('|')}
npm run team -- remove ADDRESS
npm run team -- second-factor ADDRESS --remove    turns it off for a member who has lost the phone`;

export type TeamRequest =
  | { kind: 'list' }
  | { kind: 'invite' | 'role'; email: string; role: Role }
  | { kind: 'password' | 'remove' | 'second-factor'; email: string };

export interface TeamAccess {
  url: string;
  secretKey: string;
  /** Origin of the links in invitations; null when no setting names it. */
  siteUrl: string | null;
}

interface Member {
  id: string;
  name: string;
  email: string;
  role: string;
  last_sign_in_at: string | null;
  has_second_factor: boolean;
}
interface Team {
  members: Member[];
  invitations: { email: string; role: string; expires_at: string }[];
}

interface TeamOptions {
  role?: string | undefined;
  remove?: boolean | undefined;
}

const REQUESTS: readonly TeamRequest['kind'][] = ['list', 'invite', 'password', 'role', 'remove', 'second-factor'];

/** Reads the words of the command. @throws OperatorError that says what is wrong, with the usage */
export function readTeamRequest(
  [request = '', address = '', ...rolePositionals]: readonly string[],
  { role: roleOption, remove = false }: TeamOptions,
): TeamRequest {
  const kind = REQUESTS.find((known) => known === request);
  if (kind === undefined) throw misuse(request === '' ? 'Say what to do.' : `"${request}" is no command.`);
  const roles = roleOption === undefined ? rolePositionals : [...rolePositionals, roleOption];
  if (remove && kind !== 'second-factor') throw misuse(`"${kind}" takes no --remove.`);
  if (kind === 'list') {
    if (address !== '' || roles.length > 0) throw misuse('"list" takes neither an address nor a role.');
    return { kind };
  }
  const email = mailAddress(address);
  if (address === '') throw misuse(`"${kind}" needs an e-mail address.`);
  if (email === null) throw misuse(`"${address}" is no e-mail address.`);
  if (kind === 'invite' || kind === 'role') return { kind, email, role: roleGiven(kind, roles) };
  if (roles.length > 0) throw misuse(`"${kind}" takes one address and no role.`);
  if (kind === 'second-factor' && !remove) throw misuse('"second-factor" needs --remove, the only thing it does.');
  return { kind, email };
}

function roleGiven(kind: string, [name, ...others]: readonly string[]): Role {
  if (name === undefined) throw misuse(`"${kind}" needs a role: ${ROLES.join(', ')}.`);
  if (others.length > 0) throw misuse(`"${kind}" takes one role, and got ${[name, ...others].join(', ')}.`);
  const role = roleOf(name);
  if (role === null) throw misuse(`"${name}" is no role. The roles are ${ROLES.join(', ')}.`);
  return role;
}

/** Makes the error for words that the command does not understand. */
export function misuse(fault: string, cause?: unknown): OperatorError {
  return new OperatorError(`${fault}\n\n${TEAM_USAGE}`, cause);
}

/**
 * Runs the command with the secret key.
 *
 * @returns text to print
 * @throws OperatorError when a link has no address to lead to, and when the database does not answer, or refuses
 */
export async function runTeamCommand(request: TeamRequest, { url, secretKey, siteUrl }: TeamAccess): Promise<string> {
  const database = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  if (siteUrl === null && (request.kind === 'invite' || request.kind === 'password')) {
    throw new OperatorError(
      'The link needs the address of the site: set SITE_URL, such as https://coquelicot.example.',
    );
  }

  switch (request.kind) {
    case 'list':
      return teamTable(await readTeam());
    case 'invite': {
      const { email, role } = request;
      const invited = resultOf<{ outcome: string; token: string }>(
        await database.rpc('invite_member', { email, role }),
      );
      if (invited.outcome !== 'invited') throw new OperatorError(`${email} is in the team already: change its role.`);
      return `Give ${email} this link. It works once, within 7 days:\n${siteUrl}${INVITATION_ADDRESS}#${invited.token}`;
    }
    case 'password': {
      const { id } = await memberOf(request.email);
      const { token } = resultOf<{ token: string }>(await database.rpc('create_password_link', { member_id: id }));
      return `Give ${request.email} this link. It works once, within one hour:\n${siteUrl}${PASSWORD_ADDRESS}#${token}`;
    }
    case 'role': {
      const { id } = await memberOf(request.email);
      resultOf(await database.rpc('set_member_role', { member_id: id, role: request.role }));
      return `${request.email} is ${request.role} from now on.`;
    }
    case 'remove': {
      const { id } = await memberOf(request.email);
      resultOf(await database.rpc('remove_member', { member_id: id }));
      return `${request.email} is no member any more. The articles stay.`;
    }
    case 'second-factor': {
      const { email } = request;
      const { id } = await memberOf(email);
      const wasOn = resultOf<boolean>(await database.rpc('remove_second_factor', { member_id: id }));
      if (!wasOn) throw new OperatorError(`${email} has no second factor.`);
      return `${email} signs in with the password alone until a second factor is turned on again.`;
    }
  }

  async function readTeam(): Promise<Team> {
    return resultOf<Team>(await database.rpc('list_team'));
  }

  async function memberOf(email: string): Promise<Member> {
    const { members } = await readTeam();
    const member = members.find((one) => one.email.toLowerCase() === email.toLowerCase());
    if (!member) throw new OperatorError(`No member has the address ${email}. npm run team -- list shows them.`);
    return member;
  }

  function resultOf<Data>({
    data,
    error,
    status,
  }: {
    data: unknown;
    error: DatabaseRefusal | null;
    status: number;
  }): Data {
    if (!error) return data as Data;
    if (status === 0) throw new OperatorError(`No copy of Coquelicot answers at ${url}: start it first.`, error);
    if (error.hint === 'last_administrator') {
      throw new OperatorError('The site needs an administrator: give somebody else this role first.', error);
    }
    throw new OperatorError(`The database refused: ${error.message}.`, error);
  }
}

interface DatabaseRefusal {
  message: string;
  hint: string | null;
}

function teamTable({ members, invitations }: Team): string {
  const rows = [
    ...members.map(({ email, role, name, last_sign_in_at, has_second_factor }) => [
      email,
      role,
      name,
      (last_sign_in_at === null ? 'has never signed in' : `signed in ${last_sign_in_at.slice(0, 10)}`) +
        (has_second_factor ? ', second factor' : ''),
    ]),
    ...invitations.map(({ email, role, expires_at }) => [email, role, '', `invited until ${expires_at.slice(0, 10)}`]),
  ];
  if (rows.length === 0) return 'The team is empty.';
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  return rows.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
