import type { Contest, LiveContest } from '../../core/contest/contest-settings.ts';
import {
  COMPLAINT_DAYS,
  ENTRY_KEPT_DAYS,
  PACK_VALUE,
  PRIZE_SENT_DAYS,
  SUBSTITUTES_PER_PRIZE,
  WINNER_ANSWER_DAYS,
  WINNER_KEPT_DAYS,
  WINNER_TOLD_DAYS,
} from '../../core/contest/prizes.ts';
import { HOURS_BEFORE_SEED, roundAddress, seedRound, timeOfRound } from '../../core/contest/seed.ts';
import { PRODUCT_NAME } from '../../core/product.ts';
import { CONTEST_ADDRESS, PRIVACY_ADDRESS } from '../../core/site/addresses.ts';
import { longDateTime } from '../../core/time/paris-time.ts';
import type { LegalText } from './legal-text.ts';

/** Returns the rules of a live contest, or a text that explains the demonstration. */
export function contestRulesText(contest: Contest): LegalText {
  return contest.mode === 'live' ? liveRules(contest) : DEMONSTRATION;
}

const TITLE = 'Règlement du concours';
const UPDATED_ON = '2026-11-27';

const DEMONSTRATION: LegalText = {
  title: TITLE,
  description: `La page du concours de ${PRODUCT_NAME} est une démonstration : il n’y a pas de concours, et rien à gagner.`,
  updatedOn: UPDATED_ON,
  summary:
    'La page du concours est une démonstration. Il n’y a pas de concours en ce moment : personne ne participe, personne ne gagne, et aucun lot n’est mis en jeu.',
  sections: [
    {
      title: 'Ce qui est simulé',
      blocks: [
        `Sur la [page du concours](${CONTEST_ADDRESS}), le nombre de participants, les derniers gagnants et le compte à rebours sont inventés par ton navigateur pour montrer à quoi elle ressemblera. Ils portent tous la mention « Données de démonstration ».`,
        'Les lots et leur valeur y sont des exemples. Aucun n’est attribué, et aucun abonnement ne permet d’en gagner un. Quand le compte à rebours arrive à zéro, rien n’expire.',
      ],
    },
    {
      title: 'Si tu envoies quelque chose',
      blocks: [
        'Le formulaire de preuve fonctionne : s’il est branché sur une messagerie, ton message arrive à l’équipe. Il ne te fait participer à aucun tirage au sort, puisqu’il n’y en a pas, et aucun e-book n’est envoyé.',
        `Ce que devient ce que tu envoies est dit sous [Confidentialité](${PRIVACY_ADDRESS}).`,
      ],
    },
    {
      title: 'Quand il y aura un concours',
      blocks: [
        'Cette page contiendra alors son règlement complet, avant qu’il ouvre : l’organisateur, les dates, qui peut participer, ce que cela coûte, les lots et leur valeur, la façon de désigner les gagnants et de la vérifier, et comment réclamer. Les chiffres affichés seront réels, et la mention « Données de démonstration » aura disparu.',
      ],
    },
  ],
};

function liveRules({ organiser, organiserAddress, registration, contact, startsAt, endsAt }: LiveContest): LegalText {
  const round = seedRound(endsAt);
  return {
    title: TITLE,
    description: `Le règlement du jeu-concours de ${PRODUCT_NAME} : qui peut participer, ce qu’il y a à gagner, et comment vérifier le tirage.`,
    updatedOn: UPDATED_ON,
    summary: `Du ${longDateTime(startsAt)} au ${longDateTime(endsAt)}, toute personne majeure qui réside en France et a un abonnement premium peut gagner un pack de deux jouets connectés d’une valeur de ${PACK_VALUE} €. N’importe qui peut refaire le tirage au sort.`,
    sections: [
      {
        title: 'Organisateur',
        blocks: [
          'Le jeu-concours est organisé par la personne suivante, appelée « l’organisateur » dans ce règlement :',
          {
            facts: [
              ['Nom', organiser],
              ['Adresse', organiserAddress],
              ['Immatriculation', registration],
              ['Contact', contact],
            ],
          },
        ],
      },
      {
        title: 'Dates',
        blocks: [
          `Le concours se déroule du ${longDateTime(startsAt)} au ${longDateTime(endsAt)}, heure de Paris. L’heure du serveur fait foi : le formulaire est refusé avant l’ouverture et à partir de la clôture.`,
        ],
      },
      {
        title: 'Qui peut participer',
        blocks: [
          'Tu peux participer si tu remplis ces trois conditions, quel que soit ton genre :',
          {
            list: [
              'tu as 18 ans ou plus ;',
              'tu résides en France, outre-mer compris ;',
              'tu as un abonnement premium au service de rencontre, pris avant ou pendant le concours et en cours à la date du tirage.',
            ],
          },
          `La page du concours salue les « messieurs » : c’est une façon de parler, pas une condition. Si l’abonnement premium n’est pas proposé aux personnes de ton genre, tu participes sans abonnement et sans rien payer : écris à ${contact} avant la clôture, avec ton nom et ton adresse e-mail. L’organisateur t’ajoute lui-même, et ton billet a les mêmes chances que les autres.`,
          'Ne peuvent pas participer les personnes qui travaillent pour l’organisateur ou qui ont pris part à la conception ou à l’organisation du concours, ni celles de leur foyer.',
        ],
      },
      {
        title: 'Comment participer',
        blocks: [
          `Remplis le formulaire de la [page du concours](${CONTEST_ADDRESS}) : un nom, une adresse e-mail, et la preuve de ton abonnement sous forme d’image (2 Mo au plus). La ville est facultative.`,
          'Quand la page propose aussi d’envoyer la preuve par WhatsApp ou par Instagram, l’organisateur enregistre lui-même, avec le nom et l’adresse indiqués dans le message, les preuves reçues avant la clôture.',
          'Chaque envoi du formulaire reçoit un numéro de participation. Il s’affiche une fois, et part à l’adresse donnée si le site envoie des e-mails. Il te permet de te retrouver dans les listes du tirage.',
          'Une seule participation par personne et par adresse e-mail, sur toute la durée du concours ; participer deux fois ne change rien. Pour que personne ne puisse savoir qui participait déjà, un envoi répété reçoit aussi un numéro, qui figure dans la liste mais ne gagne pas : s’il est tiré, le lot passe au premier suppléant. Seul l’e-mail envoyé à l’adresse dit quel numéro compte.',
        ],
      },
      {
        title: 'Ce que cela coûte',
        blocks: [
          'Participer demande un abonnement premium, sauf dans le cas gratuit décrit plus haut : c’est un jeu avec obligation d’achat, comme l’article L. 121-20 du code de la consommation le permet dès lors qu’il n’est pas déloyal. Prix de l’abonnement : [À compléter : prix et durée de chaque formule]. Il est le même avec ou sans concours.',
          'Rien d’autre n’est à payer, ni pour participer, ni pour recevoir un lot. Les frais de connexion ne sont pas remboursés.',
          'Ton droit de rétractation de l’abonnement reste entier. Si tu l’exerces, ou si tu résilies, tu ne peux plus gagner aux tirages qui suivent la fin de ton abonnement ; un lot déjà gagné te reste.',
        ],
      },
      {
        title: 'Lots',
        blocks: [
          {
            facts: [
              [
                'Le gros lot',
                `Un pack de deux jouets connectés, d’une valeur de ${PACK_VALUE} € toutes taxes comprises. Un seul, tiré au sort après la clôture.`,
              ],
              [
                'Chaque semaine',
                'Un accessoire : [À compléter : nature, marque et valeur toutes taxes comprises de l’accessoire]. Un à chaque tirage.',
              ],
              [
                'Chaque mois',
                'Un bonus spécial pour la personne qui a parrainé le plus de nouveaux membres du service dans le mois : [À compléter : nature et valeur du bonus, comment les parrainages sont comptés, et à qui il va en cas d’égalité]. Il n’est pas tiré au sort.',
              ],
              ['Pour chaque preuve', 'Un e-book, sans tirage, envoyé gratuitement à l’adresse e-mail donnée.'],
            ],
          },
          'Un lot ne peut être ni échangé contre sa valeur en argent, ni cédé. S’il devient indisponible, l’organisateur le remplace par un lot de même nature et de valeur au moins égale.',
        ],
      },
      {
        title: 'Les tirages',
        blocks: [
          'Un tirage a lieu après chaque semaine du concours, parmi toutes les participations reçues jusque-là ; il attribue un accessoire. Le dernier a lieu après la clôture, parmi toutes les participations : la première tirée gagne le pack, la deuxième l’accessoire de la dernière semaine. Tu peux gagner une fois à chaque tirage.',
          'Ni l’organisateur ni personne d’autre ne choisit le hasard, et tout le monde peut refaire le calcul :',
          {
            list: [
              'À l’instant prévu, la liste des participations est figée. Chacune y est une ligne de 64 caractères : l’empreinte SHA-256 de son numéro de participation. Elle ne désigne personne, mais ton numéro te permet de retrouver la tienne.',
              'L’empreinte SHA-256 de cette liste est publiée sur la page du concours avant le tirage : la liste ne peut plus changer sans que cela se voie.',
              `Le hasard vient du réseau public drand (chaîne quicknet), qui produit une valeur imprévisible toutes les 3 secondes : c’est la valeur « randomness » du premier tour émis ${HOURS_BEFORE_SEED} heures après l’instant où la liste est figée. Pour le dernier tirage, c’est le tour ${round}, prévu le ${longDateTime(timeOfRound(round))} et [lisible par tout le monde](${roundAddress(round)}). Si une panne fait publier une empreinte plus de 12 heures en retard, le tour est reporté d’autant, et la page du concours l’indique.`,
              'Les lignes sont classées par leur HMAC-SHA-256, avec cette valeur pour clé, du plus petit au plus grand. Les premières gagnent, dans l’ordre des lots.',
              `Les suivantes sont les suppléants, ${SUBSTITUTES_PER_PRIZE} par lot, dans l’ordre.`,
            ],
          },
          'La liste, la valeur, la signature de drand et le résultat restent publiés, y compris après l’ouverture d’un autre concours : chaque concours garde une page à son nom, dont l’adresse est donnée sur la page du concours. Un bouton y refait le calcul dans ton navigateur.',
        ],
      },
      {
        title: 'Remise des lots',
        blocks: [
          `Si ton billet est tiré, l’organisateur te l’écrit à l’adresse e-mail donnée, dans les ${WINNER_TOLD_DAYS} jours qui suivent le tirage. Tu as ${WINNER_ANSWER_DAYS} jours pour répondre. Avant de remettre le lot, il vérifie ton âge, ta résidence et ton abonnement à la date du tirage ; il te dit quel justificatif il lui faut, et l’efface une fois la vérification faite.`,
          `Sans réponse dans ce délai, ou si une condition n’est pas remplie, le lot va au premier suppléant restant, qui est prévenu dans les ${WINNER_TOLD_DAYS} jours et a lui aussi ${WINNER_ANSWER_DAYS} jours pour répondre. Quand il ne reste aucun suppléant, ou quand il y a moins de participations que de lots, le lot n’est pas attribué : l’organisateur le garde, et la page du concours n’affiche personne pour ce lot.`,
          `Les lots sont envoyés en France, dans un emballage neutre et sans frais, dans les ${PRIZE_SENT_DAYS} jours qui suivent ta réponse. Un colis perdu ou abîmé en route est remplacé.`,
        ],
      },
      {
        title: 'Des chiffres vrais',
        blocks: [
          'Le nombre de participations, le temps restant et les gagnants affichés sont réels. Le nombre est donné par dizaines entières et relevé chaque heure. Tant qu’aucun tirage n’a eu lieu, la page n’affiche personne.',
          'Ton prénom et ta ville ne sont affichés que si tu l’as accepté en participant. Refuser ne te fait pas perdre ton lot, et tu peux changer d’avis à tout moment en écrivant à l’organisateur.',
        ],
      },
      {
        title: 'Données personnelles',
        blocks: [
          `Ton nom, ton adresse e-mail, ta ville et ta preuve servent à gérer le concours (exécution du contrat que forme ce règlement), et à rien d’autre. Les participations sont effacées ${ENTRY_KEPT_DAYS} jours après la clôture, celles des personnes tirées au sort et de leurs suppléants ${WINNER_KEPT_DAYS} jours après, pour prouver que les lots ont été remis. Les lignes des listes, qui ne désignent personne, restent publiées.`,
          `Tu peux demander à voir ces données, à les corriger ou à les faire effacer. Les faire effacer avant un tirage, c’est renoncer à y participer ; si ta ligne est déjà dans une liste figée et qu’elle est tirée, l’organisateur ne saura plus à qui écrire, et le lot ira à un suppléant. Le reste est dit sous [Confidentialité](${PRIVACY_ADDRESS}).`,
        ],
      },
      {
        title: 'Exclusion',
        blocks: [
          `L’organisateur peut écarter une participation faite sous une fausse identité, avec une fausse preuve ou par un moyen automatisé, et aucune autre. Il écrit alors à l’adresse donnée ce qu’il reproche, et laisse ${WINNER_ANSWER_DAYS} jours pour répondre avant de décider. Si le billet écarté avait été tiré, le lot va au premier suppléant restant.`,
        ],
      },
      {
        title: 'Imprévus et responsabilité',
        blocks: [
          'Si un événement qui échappe à sa volonté l’y oblige, l’organisateur peut écourter, prolonger, reporter ou annuler le concours ; il l’annonce sur la page du concours, avec la raison. Un concours écourté se termine par un tirage parmi les participations reçues, et un lot déjà tiré reste dû.',
          'L’organisateur ne répond pas des pannes de réseau ni des retards d’acheminement qui ne viennent pas de lui. Rien dans ce règlement ne limite les droits que la loi te donne.',
        ],
      },
      {
        title: 'Accès au règlement et modifications',
        blocks: [
          'Tu lis ce règlement gratuitement sur cette page pendant toute la durée du concours, et l’organisateur te l’envoie si tu le demandes. Après l’ouverture, il ne change que par un avenant publié ici avec sa date. Un avenant ne peut retirer ni une chance, ni un lot, ni un droit à une personne qui participe déjà.',
        ],
      },
      {
        title: 'Réclamations et droit applicable',
        blocks: [
          `Adresse ta réclamation à ${contact}, de préférence dans les ${COMPLAINT_DAYS} jours qui suivent la clôture ou, si elle porte sur un lot, dans les ${COMPLAINT_DAYS} jours qui suivent sa remise ou la date où il aurait dû l’être. Plus tard, elle reste recevable, mais les participations qui n’ont pas été tirées sont effacées ${ENTRY_KEPT_DAYS} jours après la clôture : l’organisateur a alors moins de quoi vérifier.`,
          'Si ta réclamation écrite est refusée ou reste sans réponse, tu peux saisir gratuitement, dans l’année qui la suit, le médiateur de la consommation : [À compléter : nom et adresse du médiateur]. Tu peux aussi aller en justice, avant ou après lui : tes droits restent entiers.',
          'Ce règlement est soumis au droit français. Tu peux saisir le tribunal de ton domicile ou tout autre que la loi désigne.',
        ],
      },
    ],
  };
}
