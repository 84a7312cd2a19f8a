/** The roles of the team, from the one that may do most. The database knows them by the same names (public.members). */
export const ROLES = ['administrator', 'editor', 'contributor'] as const;
export type Role = (typeof ROLES)[number];

/** Names of the roles on screen: a field of work, which fits everybody. */
export const ROLE_NAMES: Record<Role, string> = {
  administrator: 'Administration',
  editor: 'Rédaction',
  contributor: 'Contribution',
};

/** Short explanations of the roles, for the one who gives them. */
export const ROLE_EXPLANATIONS: Record<Role, string> = {
  administrator: 'Peut tout faire, y compris gérer l’équipe et voir les candidatures.',
  editor: 'Écrit, publie et supprime tous les articles.',
  contributor: 'Écrit ses articles et les propose à la relecture.',
};

/** Rights of a member, as its screens ask for them. The database decides all the same. */
export interface Permissions {
  /** To publish, change and delete every article, with its categories, titles and statistics. */
  publishes: boolean;
  /** To see visitors' personal data: applications, subscriptions, entries. */
  seesPeople: boolean;
  /** To invite, change and remove members. */
  managesTeam: boolean;
  /** To read the audit log. */
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

/** Returns the role of that name, or null for a text that names none. */
export function roleOf(name: unknown): Role | null {
  return ROLES.find((role) => role === name) ?? null;
}
