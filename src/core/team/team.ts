import type { Role } from './roles.ts';

/** Member of the team, as administrators see them. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Null for an account that has never signed in. */
  lastSignInAt: string | null;
  hasSecondFactor: boolean;
  /** True for the member who asks. */
  isCaller: boolean;
}

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

export interface OwnAccount {
  name: string;
  email: string;
  role: Role;
}

export interface SecondFactor {
  isOn: boolean;
  /** True when the operator requires it of this member. */
  isRequired: boolean;
  /** Number of unused recovery codes. */
  codesLeft: number;
}

/** Session of an account. */
export interface OwnSession {
  id: string;
  createdAt: string;
  usedAt: string;
  /** Empty where the server does not record it. */
  userAgent: string;
  isCurrent: boolean;
}

/** Longest name in characters; a constraint of the database repeats it. */
export const LONGEST_MEMBER_NAME = 80;
