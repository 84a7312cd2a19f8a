import type { LinkDescription } from './describe-link.ts';
import { plural } from '../../../../core/text/plural.ts';

export const LINK_COPY = {
  title: 'Lien',
  address: 'Adresse, ou titre d’un de nos articles',
  text: 'Texte du lien',
  add: 'Ajouter le lien',
  change: 'Modifier le lien',
  remove: 'Retirer le lien',
  articles: 'Articles du site',
  draft: 'brouillon',
  noArticle: 'Aucun article n’a ce titre.',
  searching: 'Recherche…',
  found: (count: number) => plural(count, 'Un article trouvé.', `${count} articles trouvés.`),
  unreachable: 'La recherche ne répond pas. Réessaie dans un instant, ou colle l’adresse.',
  isTitle: (title: string) => `« ${title} » est un de nos articles.`,
  linkTitle: 'En faire un lien',
  leaveTitle: 'Laisser ainsi',
  missing: 'Donne une adresse, ou choisis un article.',
  missingText: 'Donne un texte au lien : c’est lui qu’on lit.',
  describe: (link: LinkDescription): string => {
    switch (link.kind) {
      case 'empty':
        return 'Une adresse (exemple.fr, /inscription, #partie) ou les mots d’un titre.';
      case 'words':
        return 'Choisis un article dans la liste, ou donne une adresse.';
      case 'refused':
        return 'Cette adresse ne peut pas être suivie : les liens mènent à une page, à une adresse e-mail ou à un téléphone.';
      case 'internal':
        return 'S’ouvrira dans le site.';
      case 'place':
        return 'Mènera à un endroit de cette page.';
      case 'mail':
        return 'Écrira un e-mail.';
      case 'telephone':
        return 'Appellera ce numéro.';
      case 'external':
        return `S’ouvrira dans un nouvel onglet, sur ${link.host}.`;
    }
  },
};
