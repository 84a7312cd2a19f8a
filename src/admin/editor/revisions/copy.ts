import type { Revision } from '../../../gateway/browser/revisions.ts';
import { longDateTime } from '../../../core/time/paris-time.ts';
import { plural } from '../../../core/text/plural.ts';

const CHARACTERS = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero' });

export const REVISIONS_COPY = {
  title: 'Versions',
  close: 'Fermer les versions',
  list: 'Versions gardées, de la plus récente à la plus ancienne',
  loading: 'On cherche les versions…',
  empty: 'Pas encore de version',
  emptyAdvice:
    'Chaque enregistrement à la main et chaque publication gardent une version, avec sa date et le nom de la personne.',
  failed: 'Les versions ne se chargent pas',
  failedAdvice: 'Ton texte est toujours là. Vérifie ta connexion, puis réessaie.',
  retry: 'Réessayer',
  choose: 'Choisis une version pour voir ce qui a changé.',
  reading: 'On ouvre cette version…',
  readingFailed: 'Cette version ne se charge pas',
  kinds: {
    before: 'Texte de départ',
    save: 'Enregistrement',
    publish: 'Publication',
    unpublish: 'Retrait du site',
    other: 'Modification hors de l’éditeur',
  } satisfies Record<Revision['kind'], string>,
  unknownAuthor: 'nom inconnu',
  size: (change: number) =>
    change === 0
      ? 'même longueur'
      : `${CHARACTERS.format(change).replace('-', '−')} ${plural(change, 'caractère', 'caractères')}`,
  against: 'Comparer avec',
  present: 'le texte actuel',
  previous: 'la version d’avant',
  presentTitle: 'Texte actuel',
  versionTitle: (createdAt: string) => `Version du ${longDateTime(createdAt)}`,
  restore: 'Restaurer cette version',
  restoreHint: 'Le texte de l’éditeur devient celui de cette version. Rien n’est publié, et tu peux l’annuler.',
  isPresent: 'Cette version est déjà celle de l’éditeur.',
  backToList: '← Toutes les versions',
};
