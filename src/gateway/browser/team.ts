import * as v from 'valibot';
import { ROLES, type Role } from '../../core/team/roles.ts';
import type { Invitation, Member, OwnAccount, OwnSession, Team } from '../../core/team/team.ts';
import { Instant } from '../../core/time/instant.ts';
import { answerOf, parseAnswer } from './answer.ts';
import { GatewayError } from './gateway-error.ts';
import type { BrowserDatabase } from './session.ts';

const RoleName = v.picklist(ROLES);
const MemberRow = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    role: RoleName,
    last_sign_in_at: v.nullable(Instant),
    has_second_factor: v.boolean(),
    is_caller: v.boolean(),
  }),
  v.transform(({ last_sign_in_at, has_second_factor, is_caller, ...row }): Member => ({
    ...row,
    lastSignInAt: last_sign_in_at,
    hasSecondFactor: has_second_factor,
    isCaller: is_caller,
  })),
);
const InvitationRow = v.pipe(
  v.object({ id: v.string(), email: v.string(), role: RoleName, expires_at: Instant }),
  v.transform(({ expires_at, ...row }): Invitation => ({ ...row, expiresAt: expires_at })),
);
const TeamAnswer = v.object({ members: v.array(MemberRow), invitations: v.array(InvitationRow) });
const LinkAnswer = v.object({ token: v.string() });
const InviteAnswer = v.variant('outcome', [
  v.object({ outcome: v.literal('invited'), token: v.string() }),
  v.object({ outcome: v.literal('already_member') }),
]);
const AccountAnswer = v.object({ name: v.string(), email: v.string(), role: RoleName });
const SessionRow = v.pipe(
  v.object({
    id: v.string(),
    created_at: Instant,
    used_at: Instant,
    user_agent: v.string(),
    is_current: v.boolean(),
  }),
  v.transform((row): OwnSession => ({
    id: row.id,
    createdAt: row.created_at,
    usedAt: row.used_at,
    userAgent: row.user_agent,
    isCurrent: row.is_current,
  })),
);

/** Error code of the database for the removal of the last administrator. */
const LAST_ADMINISTRATOR = 'P0001';

/** Outcome of an invitation; its token is shown only once. */
export type Invited = { kind: 'invited'; token: string } | { kind: 'already-member' };

/** Outcome of a change that is refused for the last administrator. */
export type TeamChange = 'done' | 'last-administrator';

/** @throws GatewayError */
export async function readTeam(database: BrowserDatabase): Promise<Team> {
  return parseAnswer(TeamAnswer, await answerOf(database.rpc('list_team')));
}

/** Invites an address, or replaces the role and link of its open invitation. @throws GatewayError */
export async function inviteMember(database: BrowserDatabase, email: string, role: Role): Promise<Invited> {
  const answer = parseAnswer(InviteAnswer, await answerOf(database.rpc('invite_member', { email, role })));
  return answer.outcome === 'invited' ? { kind: 'invited', token: answer.token } : { kind: 'already-member' };
}

/** Gives an invitation a new link. @throws GatewayError */
export async function renewInvitation(database: BrowserDatabase, id: string): Promise<Invited> {
  const answer = parseAnswer(InviteAnswer, await answerOf(database.rpc('renew_invitation', { invitation_id: id })));
  return answer.outcome === 'invited' ? { kind: 'invited', token: answer.token } : { kind: 'already-member' };
}

/** @throws GatewayError */
export async function withdrawInvitation(database: BrowserDatabase, id: string): Promise<void> {
  await answerOf(database.rpc('withdraw_invitation', { invitation_id: id }));
}

/** @throws GatewayError */
export function setMemberRole(database: BrowserDatabase, id: string, role: Role): Promise<TeamChange> {
  return changeOf(answerOf(database.rpc('set_member_role', { member_id: id, role })));
}

/** @throws GatewayError */
export function removeMember(database: BrowserDatabase, id: string): Promise<TeamChange> {
  return changeOf(answerOf(database.rpc('remove_member', { member_id: id })));
}

/** Removes the second factor of another member. @throws GatewayError */
export async function removeSecondFactor(database: BrowserDatabase, id: string): Promise<void> {
  await answerOf(database.rpc('remove_second_factor', { member_id: id }));
}

/** Makes a link that sets a member's password; refused for an administrator. @returns its token @throws GatewayError */
export async function createPasswordLink(database: BrowserDatabase, id: string): Promise<string> {
  return parseAnswer(LinkAnswer, await answerOf(database.rpc('create_password_link', { member_id: id }))).token;
}

/** Reads the signed-in account. @throws GatewayError */
export async function readAccount(database: BrowserDatabase): Promise<OwnAccount> {
  return parseAnswer(AccountAnswer, await answerOf(database.rpc('read_account')));
}

/** Renames the signed-in account. @throws GatewayError */
export async function renameAccount(database: BrowserDatabase, name: string): Promise<void> {
  await answerOf(database.rpc('rename_account', { name }));
}

/** @throws GatewayError */
export async function listSessions(database: BrowserDatabase): Promise<OwnSession[]> {
  return parseAnswer(v.array(SessionRow), await answerOf(database.rpc('list_sessions')));
}

/** @throws GatewayError */
export async function endSession(database: BrowserDatabase, id: string): Promise<void> {
  await answerOf(database.rpc('end_session', { session_id: id }));
}

/** Ends all sessions except the present one. @throws GatewayError */
export async function endOtherSessions(database: BrowserDatabase): Promise<void> {
  await answerOf(database.rpc('end_other_sessions'));
}

async function changeOf(change: Promise<unknown>): Promise<TeamChange> {
  try {
    await change;
    return 'done';
  } catch (error) {
    if (error instanceof GatewayError && error.code === LAST_ADMINISTRATOR) return 'last-administrator';
    throw error;
  }
}
