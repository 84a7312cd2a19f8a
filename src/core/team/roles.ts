/** Roles of the team, most powerful first, named as in the database (public.members). */
export const ROLES = ['administrator', 'editor', 'contributor'] as const;
export type Role = (typeof ROLES)[number];

/** Names on the screen: a field of work, which fits everybody. */
export const ROLE_NAMES: Record<Role, string> = {
  administrator: 'Administration',
  editor: 'Rédaction',
  contributor: 'Contribution',
};

/** Explanations for those who give a role. */
export const ROLE_EXPLANATIONS: Record<Role, string> = {
  administrator: 'Peut tout faire, y compris gérer l’équipe et voir les candidatures.',
  editor: 'Écrit, publie et supprime tous les articles.',
  contributor: 'Écrit ses articles et les propose à la relecture.',
};

/** Rights of a member, for the screens. The database checks them itself. */
export interface Permissions {
  /** May publish, change and delete every article, with its categories, titles and statistics. */
  publishes: boolean;
  /** May see visitors' personal data: applications, subscriptions, entries. */
  seesPeople: boolean;
  /** May invite, change and remove members. */
  managesTeam: boolean;
  /** May read the audit log. */
  readsJournal: boolean;
}

export function permissionsOf(role: Role): Permissions {
  const isAdministrator = role === 'administrator';
  return {
    publishes: role !== 'contributor',
    seesPeople: isAdministrator,
    managesTeam: isAdministrator,
    readsJournal: isAdministrator,
  };
}

export function roleOf(name: unknown): Role | null {
  return ROLES.find((role) => role === name) ?? null;
}
