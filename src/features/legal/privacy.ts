import type { Contest } from '../../core/contest/contest-settings.ts';
import type { MailSettings } from '../../core/mail/mail-settings.ts';
import { PRODUCT_NAME } from '../../core/product.ts';
import { COOKIES_ADDRESS } from '../../core/site/addresses.ts';
import { confessionsSection } from './confessions-privacy.ts';
import { contestSection } from './contest-privacy.ts';
import type { LegalSection, LegalText } from './legal-text.ts';
import { PODCAST_SECTIONS } from './podcast-privacy.ts';

/**
 * The page about personal data, true of the site as it is configured.
 *
 * @param recipient host of the conversion tracker, or null without one
 * @param contest as the operator has set it
 * @param mail what carries confessions, or null where none can be sent
 */
export const privacyText = (
  recipient: string | null,
  contest: Contest = { mode: 'demo' },
  mail: MailSettings | null = null,
): LegalText => ({
  title: 'Confidentialité',
  description: `Quelles données ${PRODUCT_NAME} traite, pourquoi, combien de temps, et quels sont tes droits.`,
  updatedOn: '2026-11-26',
  summary:
    recipient === null
      ? 'En deux phrases : tu peux lire tout le site sans compte, sans cookie et sans que nous sachions qui tu es. Nous comptons combien de fois un article est ouvert et lu ; nous ne suivons personne.'
      : 'En deux phrases : tu peux lire tout le site sans compte et sans que nous sachions qui tu es. Nous comptons combien de fois un article est ouvert et lu ; mesurer les inscriptions avec l’aide d’un prestataire demande d’abord ton accord.',
  sections: [
    {
      title: 'Responsable du traitement',
      blocks: [
        'Le responsable du traitement, au sens du règlement général sur la protection des données (RGPD), est [À compléter : raison sociale et adresse de l’éditeur].',
        'Pour toute question sur tes données : [À compléter : adresse de contact]. Délégué à la protection des données, s’il y en a un : [À compléter : nom et adresse].',
      ],
    },
    {
      title: 'De quoi parle cette page',
      blocks: [
        'Cette page parle du site que tu lis : l’accueil, les articles, les anecdotes. Le service de rencontre, où l’on crée un profil, traite d’autres données et a sa propre politique : [À compléter : adresse de la politique du service].',
        'Quand le bas de page dit que les données recueillies à l’inscription servent à te proposer des rencontres personnalisées, il s’agit de ce service-là. Ce que tu lis ici n’y est pas transmis.',
      ],
    },
    {
      title: 'Compter les vues et les lectures',
      blocks: [
        'Quand tu ouvres un article, ton navigateur signale une vue ; quand tu y restes 30 secondes, une lecture. Pour ne pas te compter deux fois, le serveur calcule une empreinte :',
        {
          facts: [
            [
              'Ce qui entre',
              'Ton adresse IP, le nom de ton navigateur et la date du jour, mélangés avec une clé secrète (HMAC-SHA-256). L’adresse IP ne sert qu’à ce calcul : elle n’est pas enregistrée.',
            ],
            [
              'Ce qui est enregistré',
              'L’empreinte, l’article, « vue » ou « lecture », et l’heure. L’empreinte change chaque jour : d’un jour à l’autre, impossible de te reconnaître.',
            ],
            [
              'Combien de temps',
              '30 minutes. Une tâche efface toutes les dix minutes les empreintes plus anciennes. Il reste deux nombres par article, sans rien sur toi.',
            ],
            ['Pourquoi', 'Savoir quels articles sont lus, et afficher leurs compteurs.'],
            [
              'Base légale',
              'Notre intérêt légitime à mesurer notre audience (article 6.1.f du RGPD), par un moyen qui n’identifie personne et ne suit personne d’une page à l’autre.',
            ],
            [
              'Comment refuser',
              'Désactive JavaScript pour ce site : plus rien n’est compté, et tous les articles restent lisibles.',
            ],
          ],
        },
      ],
    },
    ...(recipient === null ? [] : [conversionSection(recipient)]),
    {
      title: 'Vidéos, sons et GIF d’autres sites',
      blocks: [
        `Certains articles proposent un contenu qui se trouve chez quelqu’un d’autre. Il ne se charge que si tu le demandes. Son éditeur reçoit alors ton adresse IP, le nom de ton navigateur et celui de notre site ; ce qu’il en fait relève de sa propre politique, et il peut être établi hors de l’Union européenne. Base légale : ton consentement (article 6.1.a du RGPD), donné contenu par contenu${recipient === null ? '' : ' ou, si tu préfères, une fois pour toutes dans tes choix'}. La liste de ces éditeurs est sous [Cookies](${COOKIES_ADDRESS}).`,
      ],
    },
    {
      title: 'Faire fonctionner le site',
      blocks: [
        'Pour t’envoyer une page, un serveur voit forcément ton adresse IP. Notre logiciel ne tient pas de journal des visites. L’hébergeur peut en tenir un pour la sécurité du service : [À compléter : ce que l’hébergeur enregistre, et pendant combien de temps]. Base légale : notre intérêt légitime à maintenir le site en état et à l’abri des attaques.',
      ],
    },
    {
      title: 'Les comptes de la rédaction',
      blocks: [
        'Seules les personnes qui administrent le site ont un compte. Nous gardons leur adresse électronique, leur mot de passe sous forme hachée, les dates de création et de connexion, et leurs sessions ouvertes, avec l’adresse IP et le navigateur si l’hébergeur de la base de données les note.',
        'Ces données servent à écrire et à protéger le site (intérêt légitime). Elles sont effacées avec le compte, quand la personne quitte la rédaction.',
      ],
    },
    ...(mail ? [confessionsSection(mail)] : []),
    {
      title: 'Quand tu nous écris',
      blocks: [
        'Nous gardons ton message et ton adresse le temps de te répondre et de prouver que nous l’avons fait : [À compléter : durée]. Base légale : notre intérêt légitime à te répondre, ou notre obligation légale quand tu exerces un droit.',
      ],
    },
    contestSection(contest, mail),
    ...PODCAST_SECTIONS,
    {
      title: 'Et rien d’autre',
      blocks: [
        `À ce jour, le site ne contient ni commentaire, ni paiement, ni publicité${recipient === null ? ', ni mesure d’audience d’un tiers' : ''}.`,
        'Les articles parlent d’amour et de sexualité. Comme nous ne relions aucune lecture à une personne, nous ne savons de ta vie intime et de ton orientation que ce que tu choisis d’écrire dans un formulaire, et nous ne cherchons pas à les deviner. Aucune décision automatisée, aucun profilage de notre part.',
      ],
    },
    {
      title: 'Qui voit ces données',
      blocks: [
        `La rédaction voit les compteurs des articles, les candidatures, les adresses de la newsletter${contest.mode === 'live' ? ', les participations au concours' : ''}${mail?.origin === null ? ' et les messages des formulaires, que le serveur du site garde' : ''}. Nos hébergeurs traitent les données pour notre compte, selon nos instructions :`,
        {
          list: [
            'pour les pages : [À compléter : nom et pays de l’hébergeur] ;',
            'pour la base de données et les images : [À compléter : nom et pays de l’hébergeur].',
          ],
        },
        ...(recipient === null
          ? []
          : [
              `Si tu l’as accepté, ${recipient} reçoit les données de la mesure des inscriptions : [À compléter : nom et pays du prestataire].`,
            ]),
        'Si l’un d’eux traite des données hors de l’Union européenne, voici les garanties qui les protègent : [À compléter : décision d’adéquation ou clauses contractuelles types, sinon « aucun transfert »].',
        'Nous ne vendons, ne louons et n’échangeons aucune donnée.',
      ],
    },
    {
      title: 'Tes droits',
      blocks: [
        'Tu peux demander l’accès à tes données, leur rectification, leur effacement, la limitation de leur traitement et, quand la loi le prévoit, leur portabilité. Tu peux t’opposer à un traitement fondé sur notre intérêt légitime, retirer à tout moment un consentement, et dire ce que deviendront tes données après ta mort.',
        'Écris à [À compléter : adresse de contact]. Nous répondons dans le mois, gratuitement. Nous ne demandons de justifier ton identité qu’en cas de doute sérieux.',
        'Une empreinte de comptage ne permet pas de retrouver une personne : nous ne pouvons donc ni te la montrer ni la corriger (article 11 du RGPD). Elle aura de toute façon disparu avant notre réponse.',
        'Si notre réponse ne te convient pas, tu peux [déposer une plainte auprès de la CNIL](https://www.cnil.fr/fr/plaintes) : 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
      ],
    },
    {
      title: 'Âge',
      blocks: [
        'Le site est réservé aux personnes de 18 ans et plus. Nous ne recueillons pas sciemment de données de mineurs ; si tu penses que c’est arrivé, préviens-nous et nous les effacerons.',
      ],
    },
    {
      title: 'Sécurité et changements',
      blocks: [
        'Les échanges avec le site sont chiffrés (HTTPS). Dans la base de données, chaque table a ses règles d’accès : un visiteur ne peut lire que ce qui est publié.',
        `Quand cette page change, sa date change aussi. Pour ce qui se passe sur ton appareil, lis [Cookies](${COOKIES_ADDRESS}).`,
      ],
    },
  ],
});

function conversionSection(recipient: string): LegalSection {
  return {
    title: 'Mesurer les inscriptions',
    blocks: [
      'Seulement si tu l’acceptes ; sinon, rien de ce qui suit n’a lieu.',
      {
        facts: [
          [
            'Ce qui se passe',
            `À l’ouverture d’une page et à l’usage d’un lien d’inscription, ton navigateur appelle ${recipient}.`,
          ],
          [
            'Ce qui est transmis',
            'Ton adresse IP, ton navigateur, l’heure, l’adresse de notre site, le numéro sous lequel ce prestataire nous connaît, et ce que son script lit ou dépose lui-même.',
          ],
          ['Pourquoi', 'Savoir quelles campagnes amènent des inscriptions.'],
          ['Base légale', 'Ton consentement (article 6.1.a du RGPD, article 82 de la loi Informatique et Libertés).'],
          ['Combien de temps', '[À compléter : durée de conservation chez le prestataire].'],
          [
            'Comment revenir dessus',
            `Quand tu veux, par « Gérer mes cookies », en bas de chaque page. Ce qui s’arrête alors est dit sous [Cookies](${COOKIES_ADDRESS}).`,
          ],
        ],
      },
    ],
  };
}
