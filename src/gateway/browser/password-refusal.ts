/** Reason why a new password is refused. */
export type PasswordRefusal =
  /** Too short, or too easy to guess. */
  | 'weak-password'
  /** Shorter than a hosted project demands. */
  | 'short-password'
  /** Without a kind of character that a hosted project demands, such as a digit. */
  | 'plain-password'
  /** In a list of stolen passwords. */
  | 'stolen-password'
  /** Longer than the 72 bytes that are compared. */
  | 'long-password';

/** Supabase's reasons by priority: members are told the first that applies. */
const BY_REASON: [string, PasswordRefusal][] = [
  ['length', 'short-password'],
  ['characters', 'plain-password'],
  ['pwned', 'stolen-password'],
];

/** Translates Supabase's reasons for a weak password. */
export function passwordRefusal(reasons: unknown): PasswordRefusal {
  const given: unknown[] = Array.isArray(reasons) ? reasons : [];
  return BY_REASON.find(([reason]) => given.includes(reason))?.[1] ?? 'weak-password';
}
