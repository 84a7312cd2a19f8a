import type { Contest, LiveContest } from '../../core/contest/contest-settings.ts';
import {
  COMPLAINT_DAYS,
  ENTRY_KEPT_DAYS,
  PACK_VALUE,
  SUBSTITUTES_PER_PRIZE,
  WINNER_ANSWER_DAYS,
  WINNER_KEPT_DAYS,
} from '../../core/contest/prizes.ts';
import { HOURS_BEFORE_SEED, roundAddress, seedRound, timeOfRound } from '../../core/contest/seed.ts';
import { PRODUCT_NAME } from '../../core/product.ts';
import { CONTEST_ADDRESS, PRIVACY_ADDRESS } from '../../core/site/addresses.ts';
import { longDateTime } from '../../core/time/paris-time.ts';
import type { LegalText } from './legal-text.ts';

/** The rules of the contest, or what the page is while there is none. */
export function contestRulesText(contest: Contest): LegalText {
  return contest.mode === 'live' ? liveRules(contest) : DEMONSTRATION;
}

const TITLE = 'Règlement du concours';
const UPDATED_ON = '2026-11-26';

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
        'Les lots et leur valeur y sont décrits à titre d’exemple. Aucun n’est attribué, et aucun abonnement n’est à souscrire pour en gagner un.',
      ],
    },
    {
      title: 'Si tu envoies quelque chose',
      blocks: [
        'Le formulaire de preuve fonctionne : s’il est branché sur une messagerie, ton message arrive à l’équipe. Il ne t’inscrit à aucun tirage au sort, puisqu’il n’y en a pas.',
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
    description: `Le règlement du jeu concours de ${PRODUCT_NAME} : qui peut participer, ce qu’il y a à gagner, et comment vérifier le tirage.`,
    updatedOn: UPDATED_ON,
    summary: `Du ${longDateTime(startsAt)} au ${longDateTime(endsAt)}, les abonnés premium majeurs qui résident en France peuvent gagner un pack de deux jouets connectés d’une valeur de ${PACK_VALUE} €. Le tirage au sort peut être refait par n’importe qui.`,
    sections: [
      {
        title: 'Organisateur',
        blocks: [
          'Le jeu concours est organisé par la personne suivante, ci-après « l’organisateur » :',
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
          'Le concours est ouvert à toute personne physique de 18 ans et plus, résidant en France (outre-mer compris), qui souscrit ou a déjà un abonnement premium au service de rencontre, en cours à la date de la clôture.',
          'La page s’adresse aux messieurs, à qui cet abonnement est proposé ; le règlement n’écarte personne en raison de son genre.',
          'Ne peuvent pas participer les personnes qui travaillent pour l’organisateur ou qui ont pris part à la conception ou à l’organisation du concours, ni celles de leur foyer.',
        ],
      },
      {
        title: 'Comment participer',
        blocks: [
          `L’inscription se fait par le formulaire de la [page du concours](${CONTEST_ADDRESS}) : un nom, une adresse électronique, et la preuve de l’abonnement sous forme d’image (2 Mo au plus). La ville est facultative.`,
          'Quand la page propose aussi d’envoyer la preuve par WhatsApp ou par Instagram, l’organisateur inscrit lui-même, avec le nom et l’adresse indiqués dans le message, les preuves reçues avant la clôture.',
          'Chaque envoi du formulaire reçoit un numéro de participation, affiché une fois et envoyé, quand le site envoie des mails, à l’adresse donnée : il permet de se retrouver dans les listes du tirage.',
          'Une seule participation par personne sur toute la durée du concours, une par adresse électronique ; s’inscrire deux fois ne change rien. Pour que personne ne puisse savoir qui était déjà inscrit, un envoi répété reçoit aussi un numéro, qui figure dans la liste mais ne gagne pas : s’il est tiré, le lot passe au premier suppléant. Seul le mail envoyé à l’adresse dit quel numéro compte. Une participation faite sous une fausse identité ou par un moyen automatisé est écartée.',
        ],
      },
      {
        title: 'Ce que cela coûte',
        blocks: [
          'Participer demande un abonnement premium : c’est un jeu avec obligation d’achat, comme l’article L. 121-20 du code de la consommation le permet dès lors qu’il n’est pas déloyal. Prix de l’abonnement : [À compléter : prix et durée de chaque formule]. Il est le même avec ou sans concours.',
          'Rien d’autre n’est à payer : ni pour s’inscrire, ni pour recevoir un lot. Les frais de connexion ne sont pas remboursés. Le droit de rétractation de l’abonnement reste entier ; qui l’exerce avant la clôture n’est plus abonné, et ne peut plus gagner.',
        ],
      },
      {
        title: 'Lots',
        blocks: [
          {
            facts: [
              [
                'Le gros lot',
                `Un pack de deux jouets connectés, d’une valeur de ${PACK_VALUE} € toutes taxes comprises. Un seul, tiré au sort après la clôture.`,
              ],
              [
                'Chaque semaine',
                'Un accessoire : [À compléter : nature, marque et valeur toutes taxes comprises de l’accessoire]. Un à chaque tirage.',
              ],
              [
                'Chaque mois',
                'Un bonus spécial pour qui a parrainé le plus de nouveaux membres du service dans le mois : [À compléter : nature et valeur du bonus, et comment les parrainages sont comptés]. Il n’est pas tiré au sort.',
              ],
              ['Pour chaque abonné', 'Un e-book, envoyé gratuitement et sans tirage.'],
            ],
          },
          'Un lot ne peut être ni échangé contre sa valeur en argent, ni cédé. S’il devient indisponible, l’organisateur le remplace par un lot de même nature et de valeur au moins égale.',
        ],
      },
      {
        title: 'Les tirages',
        blocks: [
          'Un tirage a lieu après chaque semaine du concours, parmi toutes les participations reçues jusque-là ; il attribue un accessoire. Le dernier a lieu après la clôture, parmi toutes les participations : la première tirée gagne le pack, la deuxième l’accessoire de la dernière semaine. On peut gagner une fois à chaque tirage.',
          'Ni l’organisateur ni personne d’autre ne choisit le hasard, et chacun peut refaire le calcul :',
          {
            list: [
              'À l’instant prévu, la liste des participations est figée. Chacune y est une ligne de 64 caractères : l’empreinte SHA-256 de son numéro de participation. Elle ne dit rien de personne, mais chacun sait retrouver la sienne.',
              'L’empreinte SHA-256 de cette liste est publiée sur la page du concours avant le tirage : la liste ne peut plus changer sans que cela se voie.',
              `Le hasard vient du réseau public drand (chaîne quicknet), qui produit une valeur imprévisible toutes les 3 secondes : c’est la valeur « randomness » du premier tour émis ${HOURS_BEFORE_SEED} heures après l’instant où la liste est figée. Pour le dernier tirage, c’est le tour ${round}, prévu le ${longDateTime(timeOfRound(round))} et [lisible par tous](${roundAddress(round)}). Si une panne fait publier une empreinte plus de 12 heures en retard, le tour est reporté d’autant, et la page du concours l’indique.`,
              'Les lignes sont classées par leur HMAC-SHA-256, avec cette valeur pour clé, du plus petit au plus grand. Les premières gagnent, dans l’ordre des lots.',
              `Les suivantes sont les suppléants, ${SUBSTITUTES_PER_PRIZE} par lot, dans l’ordre.`,
            ],
          },
          'La liste, la valeur, la signature de drand et le résultat restent publiés, y compris après l’ouverture d’un autre concours : chaque concours garde une page à son nom, dont l’adresse est donnée sur la page du concours. Ces pages refont le calcul dans le navigateur de qui le demande.',
        ],
      },
      {
        title: 'Remise des lots',
        blocks: [
          `Chaque gagnant est prévenu à l’adresse électronique donnée, dans les 7 jours qui suivent le tirage. Avant de remettre le lot, l’organisateur vérifie l’âge, la résidence et l’abonnement. Sans réponse dans les ${WINNER_ANSWER_DAYS} jours, ou si les conditions ne sont pas remplies, le lot va au premier suppléant restant.`,
          'Les lots sont envoyés en France, dans un emballage neutre et sans frais, dans les 30 jours qui suivent la réponse.',
        ],
      },
      {
        title: 'Des chiffres vrais',
        blocks: [
          'Le nombre de participations, le temps restant et les gagnants affichés sont réels. Le nombre est donné par dizaines entières et relevé chaque heure. Tant qu’aucun tirage n’a eu lieu, la page n’affiche aucun gagnant.',
          'Le prénom et la ville d’un gagnant ne sont affichés que s’il l’a accepté en s’inscrivant ; refuser ne lui fait pas perdre son lot, et changer d’avis est possible en écrivant à l’organisateur.',
        ],
      },
      {
        title: 'Données personnelles',
        blocks: [
          `Le nom, l’adresse électronique, la ville et la preuve servent à gérer le concours (exécution du contrat que forme ce règlement), et à rien d’autre. Les participations sont effacées ${ENTRY_KEPT_DAYS} jours après la clôture, celles des gagnants et des suppléants ${WINNER_KEPT_DAYS} jours après, une fois remis les lots et passé le temps des réclamations. Les lignes des listes, qui ne désignent personne, restent publiées.`,
          `Demander l’effacement avant un tirage, c’est renoncer à y participer. Le reste est dit sous [Confidentialité](${PRIVACY_ADDRESS}).`,
        ],
      },
      {
        title: 'Responsabilité',
        blocks: [
          'Si un événement qui échappe à sa volonté l’y oblige, l’organisateur peut écourter, prolonger, reporter ou annuler le concours ; il l’annonce sur la page du concours. Il ne répond pas des pannes de réseau ni des retards d’acheminement qui ne viennent pas de lui. Rien dans ce règlement ne limite les droits que la loi donne aux consommateurs.',
          'Toute fraude entraîne l’exclusion de son auteur.',
        ],
      },
      {
        title: 'Accès au règlement et modifications',
        blocks: [
          'Ce règlement est accessible gratuitement sur cette page pendant toute la durée du concours, et envoyé à qui le demande. Après l’ouverture, il ne change que par un avenant publié ici, qui ne peut pas priver une personne déjà inscrite de ses chances.',
        ],
      },
      {
        title: 'Réclamations et droit applicable',
        blocks: [
          `Les réclamations s’adressent à ${contact}, au plus tard ${COMPLAINT_DAYS} jours après la clôture. Ce règlement est soumis au droit français. À défaut d’accord, le litige peut être porté devant le médiateur de la consommation, [À compléter : nom et adresse du médiateur], ou devant le tribunal compétent selon la loi.`,
        ],
      },
    ],
  };
}
