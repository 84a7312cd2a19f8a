import { signInAgain } from '../../gateway/browser/authentication.ts';
import { dropSession } from '../../gateway/browser/sign-out.ts';
import {
  confirmSecondFactor,
  createRecoveryCodes,
  readSecondFactor,
  startSecondFactor,
  type FirstCode,
  type NewFactor,
} from '../../gateway/browser/second-factor.ts';
import { signedInUser, type BrowserDatabase } from '../../gateway/browser/session.ts';
import {
  createPasswordLink,
  endOtherSessions,
  endSession,
  inviteMember,
  listSessions,
  readAccount,
  readTeam,
  removeMember,
  removeSecondFactor,
  renameAccount,
  renewInvitation,
  setMemberRole,
  withdrawInvitation,
  type Invited,
  type TeamChange,
} from '../../gateway/browser/team.ts';
import {
  changePassword,
  sendInvitation,
  turnSecondFactorOff,
  type AccountOutcome,
} from '../../gateway/browser/team-accounts.ts';
import type { Role } from '../../core/team/roles.ts';
import type { OwnAccount, OwnSession, SecondFactor, Team } from '../../core/team/team.ts';

/** Services of the team and account screens. */
export interface TeamServices {
  readTeam(): Promise<Team>;
  inviteMember(email: string, role: Role): Promise<Invited>;
  renewInvitation(id: string): Promise<Invited>;
  withdrawInvitation(id: string): Promise<void>;
  /** Asks the server to mail an invitation. @returns whether the server has mailed it */
  mailInvitation(token: string): Promise<boolean>;
  setMemberRole(id: string, role: Role): Promise<TeamChange>;
  removeMember(id: string): Promise<TeamChange>;
  createPasswordLink(id: string): Promise<string>;
  readAccount(): Promise<OwnAccount>;
  renameAccount(name: string): Promise<void>;
  /** Changes the password and signs in again, because the change ends every session. `code-wanted`: the sign-in needs a code. */
  changePassword(currentPassword: string, password: string): Promise<AccountOutcome | { kind: 'code-wanted' }>;
  readSecondFactor(): Promise<SecondFactor>;
  startSecondFactor(): Promise<NewFactor>;
  confirmSecondFactor(id: string, code: string): Promise<FirstCode>;
  createRecoveryCodes(): Promise<string[]>;
  turnSecondFactorOff(currentPassword: string): Promise<AccountOutcome>;
  removeSecondFactor(id: string): Promise<void>;
  listSessions(): Promise<OwnSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
}

export function teamServices(database: BrowserDatabase): TeamServices {
  return {
    readTeam: () => readTeam(database),
    inviteMember: (email, role) => inviteMember(database, email, role),
    renewInvitation: (id) => renewInvitation(database, id),
    withdrawInvitation: (id) => withdrawInvitation(database, id),
    mailInvitation: async (token) => (await sendInvitation(token)) === 'sent',
    setMemberRole: (id, role) => setMemberRole(database, id, role),
    removeMember: (id) => removeMember(database, id),
    createPasswordLink: (id) => createPasswordLink(database, id),
    readAccount: () => readAccount(database),
    renameAccount: (name) => renameAccount(database, name),
    async changePassword(currentPassword, password) {
      const outcome = await changePassword({ currentPassword, password });
      const user = signedInUser();
      if (outcome.kind !== 'done' || !user) return outcome;
      const signedIn = await signInAgain(database, user, password);
      if (signedIn.kind !== 'code-wanted') return outcome;
      dropSession();
      return { kind: 'code-wanted' };
    },
    readSecondFactor: () => readSecondFactor(database),
    startSecondFactor,
    confirmSecondFactor,
    createRecoveryCodes: () => createRecoveryCodes(database),
    turnSecondFactorOff,
    removeSecondFactor: (id) => removeSecondFactor(database, id),
    listSessions: () => listSessions(database),
    endSession: (id) => endSession(database, id),
    endOtherSessions: () => endOtherSessions(database),
  };
}
