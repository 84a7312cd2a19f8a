import { COOKIES_ADDRESS } from '../../site/addresses.ts';
import type { Processing } from '../processing.ts';
import type { PrivacySettings } from '../privacy-settings.ts';

export function embedsProcessing({ tracker, playerProvider }: PrivacySettings): Processing {
  return {
    section: 'contenus-de-tiers',
    title: 'Vidéos, sons et GIF d’autres sites',
    introduction: `Certains articles${playerProvider === null ? '' : `, et la page du podcast (${playerProvider}),`} proposent un contenu qui se trouve chez quelqu’un d’autre. Il ne se charge que si tu le demandes.`,
    data: 'Son éditeur reçoit alors ton adresse IP, le nom de ton navigateur et celui de notre site. Nous n’enregistrons rien.',
    purpose: 'Te montrer ce contenu.',
    legalBasis: `Ton consentement (article 6.1.a du RGPD), donné contenu par contenu${tracker === null ? '' : ' ou, si tu préfères, une fois pour toutes dans tes choix'}.`,
    seenBy: 'Personne.',
    recipients: `L’éditeur du contenu, selon sa propre politique ; il peut être établi hors de l’Union européenne. La liste est sous [Cookies](${COOKIES_ADDRESS}).`,
    kept: 'Selon l’éditeur.',
    withdrawal: `Le bouton qui l’a affiché le referme${tracker === null ? '' : ' ; un accord donné une fois pour toutes se retire par « Gérer mes cookies », en bas de chaque page'}. Ce que l’éditeur a reçu, demande-le-lui.`,
  };
}
