import type { Role } from './roles.ts';

/** A member of the team, as administrators see them. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Null for an account that has not signed in. */
  lastSignInAt: string | null;
  hasSecondFactor: boolean;
  /** Whether this is the member who asks. */
  isCaller: boolean;
}

/** An invitation that nobody has accepted yet. */
export interface Invitation {
  id: string;
  email: string;
  role: Role;
  expiresAt: string;
}

export interface Team {
  members: Member[];
  invitations: Invitation[];
}

/** An account, as its owner sees it. */
export interface OwnAccount {
  name: string;
  email: string;
  role: Role;
}

/** The second factor of an account, as its owner sees it. */
export interface SecondFactor {
  isOn: boolean;
  /** Whether the operator wants it of this member. */
  isRequired: boolean;
  /** Recovery codes that have not been used. */
  codesLeft: number;
}

/** A sign-in that lasts. */
export interface OwnSession {
  id: string;
  createdAt: string;
  usedAt: string;
  /** Empty where the server does not note it. */
  userAgent: string;
  isCurrent: boolean;
}

/** Characters of a member's name, as the database has it. */
export const LONGEST_MEMBER_NAME = 80;
