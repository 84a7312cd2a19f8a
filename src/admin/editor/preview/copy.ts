import type { ContentType } from '../../../core/article/content-type.ts';
import { longDateTime } from '../../../core/time/paris-time.ts';

export const PREVIEW_COPY = {
  dialogTitle: { blog: 'Aperçu de l’article', anecdote: 'Aperçu de l’anecdote' } satisfies Record<ContentType, string>,
  close: 'Fermer',
  loading: 'Chargement…',
  failed: 'L’aperçu ne se charge pas. Ton texte est gardé : vérifie ta connexion, puis réessaie.',
  retry: 'Réessayer',
  widths: 'Largeur de l’aperçu',
  width: { phone: 'Téléphone', tablet: 'Tablette', desktop: 'Ordinateur' },
  live: 'Aperçu en direct',
};

export const LINK_PREVIEW_COPY = {
  search: 'Dans un moteur de recherche',
  shared: 'En lien partagé',
  untitled: 'Sans titre',
  noDescription: 'Sans description.',
};

export const SHARE_COPY = {
  title: 'Faire relire',
  intro:
    'Toute personne qui a ce lien peut lire le dernier texte enregistré, sans compte. Rien n’est publié, et les moteurs de recherche ne le voient pas.',
  create: 'Créer un lien d’aperçu',
  creating: 'Création du lien…',
  label: 'Lien d’aperçu',
  expires: (expiresAt: string) => `Il expire le ${longDateTime(expiresAt)}.`,
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyRefused: 'Ton navigateur refuse de copier. Le lien est sélectionné : copie-le à la main.',
  revoke: 'Fermer les liens d’aperçu',
  revoked: 'Tous les liens d’aperçu de cet article sont fermés.',
  failed: 'La demande n’a pas abouti ; ton texte n’a pas changé. Vérifie ta connexion, puis réessaie.',
  notSaved: 'Enregistre d’abord l’article : un lien montre ce qui est enregistré.',
};
