import { longDateTime } from '../../../core/time/paris-time.ts';

export const PREVIEW_COPY = {
  title: 'Aperçu',
  description: 'Un article avant sa publication, à lire avec le lien reçu.',
  withoutScript: 'L’aperçu a besoin de JavaScript : autorise-le pour ce site, puis recharge la page.',
  loading: 'Chargement…',
  untitled: 'Sans titre',
  documentTitle: (title: string) => `Aperçu : ${title}`,
  band: (expiresAt: string) => `Aperçu : cet article n’est pas publié. Ce lien expire le ${longDateTime(expiresAt)}.`,
  playerNote: 'Le lecteur s’ouvrira sur la page publiée.',
  retry: 'Réessayer',
  gone: {
    title: 'Ce lien ne mène plus à rien',
    text: 'Il a expiré, la rédaction l’a fermé, ou il a perdu un morceau en route. Demande-lui-en un nouveau : l’article, lui, est à l’abri.',
  },
  unreachable: {
    title: 'L’aperçu ne répond pas',
    text: 'Le lien n’y est pour rien. Vérifie ta connexion, puis réessaie.',
  },
  tooDeep: {
    title: 'Ce texte ne peut pas s’afficher',
    text: 'Son code HTML imbrique plus de 500 éléments les uns dans les autres. Simplifie-le dans la vue du code, et l’aperçu reviendra. Rien n’est perdu.',
  },
};
