import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../src/gateway/database.types.ts';
import { mailAddress } from '../../src/core/mail/mail-address.ts';
import { INVITATION_ADDRESS, PASSWORD_ADDRESS } from '../../src/core/site/addresses.ts';
import { roleOf, ROLES, type Role } from '../../src/core/team/roles.ts';
import { OperatorError } from '../process/operator-error.ts';

export const TEAM_USAGE = `npm run team -- list
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
  /** Origin of the links in invitations. */
  siteUrl: string;
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

/** @throws OperatorError with the usage */
export function readTeamRequest(
  positionals: readonly string[],
  { role: roleOption, remove }: TeamOptions,
): TeamRequest {
  const [kind, address, rolePositional, ...others] = positionals;
  const usage = new OperatorError(TEAM_USAGE);
  if (others.length > 0 || (remove ?? false) !== (kind === 'second-factor')) throw usage;
  if (kind === 'list' && address === undefined && roleOption === undefined) return { kind };
  const email = mailAddress(address ?? '');
  if (email === null) throw usage;
  const role = roleOf(roleOption ?? rolePositional);
  const isRoleGivenOnce = (roleOption === undefined) !== (rolePositional === undefined);
  if ((kind === 'invite' || kind === 'role') && role !== null && isRoleGivenOnce) return { kind, email, role };
  const hasNoRole = roleOption === undefined && rolePositional === undefined;
  if ((kind === 'password' || kind === 'remove' || kind === 'second-factor') && hasNoRole) return { kind, email };
  throw usage;
}

/**
 * Runs the command with the secret key.
 *
 * @returns text to print
 * @throws OperatorError when the database does not answer, or refuses
 */
export async function runTeamCommand(request: TeamRequest, { url, secretKey, siteUrl }: TeamAccess): Promise<string> {
  const database = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

  switch (request.kind) {
    case 'list':
      return teamTable(await readTeam());
    case 'invite': {
      const { email, role } = request;
      const invited = resultOf<{ outcome: string; token: string }>(
        await database.rpc('invite_member', { email, role }),
      );
      if (invited.outcome !== 'invited') throw new OperatorError(`${email} is in the team already: change its role.`);
      return `Give ${email} this link. It serves once, for 7 days:\n${siteUrl}${INVITATION_ADDRESS}#${invited.token}`;
    }
    case 'password': {
      const { id } = await memberOf(request.email);
      const { token } = resultOf<{ token: string }>(await database.rpc('create_password_link', { member_id: id }));
      return `Give ${request.email} this link. It serves once, for one hour:\n${siteUrl}${PASSWORD_ADDRESS}#${token}`;
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
      return `${email} signs in with the password alone from now on, until it is turned on again.`;
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
