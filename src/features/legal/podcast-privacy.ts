import { RETENTION } from '../../core/podcast/retention.ts';
import type { LegalSection } from './legal-text.ts';

const AGAINST_ABUSE = `Une empreinte de ta connexion, calculée avec une clé secrète et qui change chaque jour, pour limiter les envois en série. Ton adresse IP n’est pas enregistrée ; l’empreinte est effacée au bout de ${RETENTION.networkHashHours} heures, dans l’heure qui suit.`;

/** What becomes of what visitors send from the page of the podcast. */
export const PODCAST_SECTIONS: LegalSection[] = [
  {
    title: 'Candidater comme invité du podcast',
    blocks: [
      {
        facts: [
          [
            'Ce que tu envoies',
            'Ton prénom ou un pseudo, ton âge, tes moyens de contact et ce qu’il faut pour t’y joindre, les sujets que tu choisis, et ton accord pour une diffusion anonyme. Nous notons l’heure d’arrivée.',
          ],
          ['Pourquoi', 'Choisir les invités et te recontacter. Rien de tout cela n’est diffusé ni utilisé autrement.'],
          [
            'Base légale',
            'Ton consentement, que tu donnes en envoyant ta candidature (article 6.1.a du RGPD) ; il vaut aussi pour ce que tes sujets disent de ta vie intime (article 9.2.a). Pour les abus, notre intérêt légitime à les empêcher (article 6.1.f).',
          ],
          ['Contre les abus', AGAINST_ABUSE],
          ['Qui la voit', 'Les personnes qui administrent le site, et elles seules.'],
          [
            'Combien de temps',
            `${RETENTION.applicationMonths} mois. Une tâche l’efface ensuite d’elle-même, dans l’heure.`,
          ],
          [
            'Comment changer d’avis',
            'Écris-nous avec l’adresse, le numéro ou l’identifiant que tu as donné : nous effaçons ta candidature tout de suite.',
          ],
        ],
      },
    ],
  },
  {
    title: 'La newsletter du podcast',
    blocks: [
      {
        facts: [
          [
            'Ce qui est enregistré',
            'Ton adresse électronique, quand tu l’as donnée, si et quand tu l’as confirmée, et le code de ton lien de désinscription.',
          ],
          [
            'La confirmation',
            'Si le site envoie des mails, tu reçois d’abord un lien : sans ta réponse, pas de newsletter. Le mail est transporté par [À compléter : nom et pays du service de messagerie, s’il y en a un].',
          ],
          ['Pourquoi', 'Te prévenir des nouveaux épisodes, et rien d’autre.'],
          [
            'Base légale',
            'Ton consentement (article 6.1.a du RGPD). Pour les abus, notre intérêt légitime à les empêcher (article 6.1.f).',
          ],
          ['Contre les abus', AGAINST_ABUSE],
          [
            'Combien de temps',
            `Sans réponse de ta part au mail de confirmation, ${RETENTION.unconfirmedSubscriptionDays} jours. Sinon, jusqu’à ta désinscription.`,
          ],
          [
            'Comment te désinscrire',
            'Par le lien qui est dans chaque message : un bouton, et ton adresse est effacée tout de suite, sans autre question. Ou écris-nous.',
          ],
        ],
      },
    ],
  },
];
