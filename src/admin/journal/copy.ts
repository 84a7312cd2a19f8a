import type { Action, DataKind } from '../../core/team/actions.ts';
import { counted } from '../../core/text/plural.ts';
import { roleOf, ROLE_NAMES } from '../../core/team/roles.ts';

export const JOURNAL_COPY = {
  title: 'Journal',
  intro: 'Ce que l’équipe a fait, et quand. Personne ne peut le modifier ; chaque ligne disparaît après douze mois.',
  list: 'Actions de l’équipe',
  loading: 'Chargement du journal…',
  filters: {
    action: { label: 'Action', all: 'Toutes' },
    person: { label: 'Personne', all: 'Tout le monde' },
  },
  empty: 'Rien dans le journal pour l’instant.',
  none: 'Rien dans le journal pour ces filtres.',
  count: (count: number) => counted(count, 'ligne', 'lignes'),
  /** Name of the actor of an action that was made with the secret key, not by a member. */
  operator: 'L’hébergement',
  error: {
    title: 'Le journal ne s’ouvre pas',
    text: 'Vérifie ta connexion, puis réessaie.',
    retry: 'Réessayer',
  },
};

export const ACTION_NAMES: Record<Action, string> = {
  published: 'Article publié',
  withdrawn: 'Article retiré',
  deleted: 'Article supprimé',
  restored: 'Article restauré',
  invited: 'Invitation',
  invitation_withdrawn: 'Invitation annulée',
  joined: 'Arrivée dans l’équipe',
  role_changed: 'Changement de rôle',
  member_removed: 'Départ de l’équipe',
  password_link_made: 'Lien de mot de passe',
  password_changed: 'Changement de mot de passe',
  second_factor_on: 'Second facteur activé',
  second_factor_off: 'Second facteur désactivé',
  second_factor_removed: 'Second facteur retiré',
  recovery_codes_made: 'Nouveaux codes de secours',
  recovery_code_used: 'Code de secours utilisé',
  data_exported: 'Données exportées',
  data_erased: 'Données effacées',
};

const DATA: Record<DataKind, (count: number) => string> = {
  applications: (count) => counted(count, 'candidature', 'candidatures'),
  subscriptions: (count) => counted(count, 'adresse de la newsletter', 'adresses de la newsletter'),
  entries: (count) => counted(count, 'participation au concours', 'participations au concours'),
};

const article = (title: string) => `« ${title} »`;
const withRole = (subject: string, detail: string) => {
  const role = roleOf(detail);
  return role ? `${subject} (${ROLE_NAMES[role]})` : subject;
};
const data = (kind: string, rows: string) =>
  kind in DATA ? DATA[kind as DataKind](Number(rows)) : [kind, rows].join(' ');

export const SUBJECT_TEXTS: Record<Action, (subject: string, detail: string) => string> = {
  published: article,
  withdrawn: article,
  deleted: article,
  restored: article,
  invited: withRole,
  invitation_withdrawn: withRole,
  joined: withRole,
  role_changed: withRole,
  member_removed: withRole,
  password_link_made: (subject) => subject,
  password_changed: (subject) => subject,
  second_factor_on: (subject) => subject,
  second_factor_off: (subject) => subject,
  second_factor_removed: (subject) => subject,
  recovery_codes_made: (subject) => subject,
  recovery_code_used: (subject) => subject,
  data_exported: data,
  data_erased: data,
};
