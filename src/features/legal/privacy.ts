import { writtenName } from '../../core/privacy/browser-storage.ts';
import { contactOf } from '../../core/privacy/operator.ts';
import type { Processing } from '../../core/privacy/processing.ts';
import { processingsOf } from '../../core/privacy/processings.ts';
import { servicesOf } from '../../core/privacy/services.ts';
import type { PrivacySettings } from '../../core/privacy/privacy-settings.ts';
import { PRODUCT_NAME } from '../../core/product.ts';
import { COOKIES_ADDRESS } from '../../core/site/addresses.ts';
import { withCapital, type LegalSection, type LegalText } from './legal-text.ts';

/** Writes the page about personal data from the declared processing of a site with these settings. */
export function privacyText(site: PrivacySettings): LegalText {
  return {
    title: 'Confidentialité',
    description: `Quelles données ${PRODUCT_NAME} traite, pourquoi, combien de temps, et quels sont tes droits.`,
    updatedOn: '2026-11-28',
    summary: `En deux phrases : tu peux lire tout le site sans compte et sans que nous sachions qui tu es. ${
      site.tracker === null
        ? 'Nous comptons combien de fois un article est ouvert et lu ; nous ne suivons personne.'
        : 'Nous comptons combien de fois un article est ouvert et lu ; mesurer les inscriptions avec l’aide d’un prestataire demande d’abord ton accord.'
    }`,
    sections: [
      controller(site),
      scope,
      ...processingsOf(site).map(sectionOf),
      nothingElse(site),
      recipients(site),
      rights(site),
      age,
      security,
    ],
  };
}

function sectionOf(processing: Processing): LegalSection {
  const { section, title, introduction, data, purpose, legalBasis, seenBy, recipients: others } = processing;
  const { kept, withdrawal, details = [], keptInBrowser = [] } = processing;
  const names = new Intl.ListFormat('fr').format(keptInBrowser.map(writtenName));
  return {
    id: section,
    title,
    blocks: [
      ...(introduction === undefined ? [] : [introduction]),
      {
        facts: [
          ['Les données', withCapital(data)],
          ['Pourquoi', purpose],
          ['Base légale', legalBasis],
          ['Qui les voit', seenBy],
          ...(others === undefined ? [] : [['Qui d’autre les reçoit', others] as [string, string]]),
          ['Combien de temps', kept],
          ...details.map(([term, text]): [string, string] => [term, text]),
          ...(keptInBrowser.length === 0
            ? []
            : [['Dans ton navigateur', `${names} : voir [Cookies](${COOKIES_ADDRESS}).`] as [string, string]]),
          ['Comment les faire effacer, ou refuser', withdrawal],
        ],
      },
    ],
  };
}

function controller({ operator }: PrivacySettings): LegalSection {
  const name = operator.name ?? '[À compléter : raison sociale de l’éditeur]';
  const address = operator.address ?? '[À compléter : adresse de l’éditeur]';
  return {
    title: 'Responsable du traitement',
    blocks: [
      `Le responsable du traitement, au sens du règlement général sur la protection des données (RGPD), est ${name}, ${address}.`,
      `Pour toute question sur tes données : ${contactOf(operator)}. Délégué ou déléguée à la protection des données : [À compléter : nom et adresse, s’il y en a].`,
    ],
  };
}

const scope: LegalSection = {
  title: 'De quoi parle cette page',
  blocks: [
    'Cette page parle du site que tu lis : articles, anecdotes, recherche, jeux, confessions, concours, podcast. Le service de rencontre, où l’on crée un profil, traite d’autres données et a sa propre politique : [À compléter : adresse de la politique du service].',
    'Quand le bas de page dit que les données recueillies à l’inscription servent à te proposer des rencontres personnalisées, il s’agit de ce service-là. Ce que tu lis ici n’y est pas transmis.',
  ],
};

function nothingElse({ tracker }: PrivacySettings): LegalSection {
  return {
    title: 'Et rien d’autre',
    blocks: [
      `À ce jour, le site ne contient ni commentaire, ni paiement, ni publicité${tracker === null ? ', ni mesure d’audience d’un tiers' : ''}.`,
      'Les articles parlent d’amour et de sexualité. Comme nous ne relions aucune lecture à une personne, nous ne savons de ta vie intime et de ton orientation que ce que tu choisis d’écrire dans un formulaire, et nous ne cherchons pas à les deviner. Aucune décision automatisée, aucun profilage de notre part.',
      'Rien ne t’oblige à remplir un formulaire. Les champs marqués comme nécessaires le sont vraiment : sans eux, nous ne pouvons pas faire ce que tu demandes.',
    ],
  };
}

function recipients(site: PrivacySettings): LegalSection {
  return {
    title: 'Qui reçoit des données',
    blocks: [
      'Chaque partie de cette page dit qui, chez nous, voit quoi. En dehors de notre équipe, voici tout le monde :',
      {
        facts: servicesOf(site).map(({ role, name, receives }): [string, string] => [
          role,
          `${name}. Reçoit ${receives}.`,
        ]),
      },
      'Les hébergeurs et les services d’e-mail traitent les données pour notre compte, selon nos instructions. Si l’un d’eux les traite hors de l’Union européenne, voici les garanties qui les protègent : [À compléter : décision d’adéquation ou clauses contractuelles types, sinon « aucun transfert »].',
      'Nous ne vendons, ne louons et n’échangeons aucune donnée.',
    ],
  };
}

function rights({ operator }: PrivacySettings): LegalSection {
  return {
    id: 'droits',
    title: 'Tes droits',
    blocks: [
      'Tu peux demander l’accès à tes données, leur rectification, leur effacement, la limitation de leur traitement et, quand la loi le prévoit, leur portabilité. Tu peux t’opposer à un traitement fondé sur notre intérêt légitime, retirer à tout moment un consentement, et dire ce que deviendront tes données après ta mort.',
      `Écris à ${contactOf(operator)}. Nous répondons dans le mois, gratuitement. Nous ne demandons de justifier ton identité qu’en cas de doute sérieux.`,
      'Une empreinte de comptage ne permet pas de retrouver une personne : nous ne pouvons donc ni te la montrer ni la corriger (article 11 du RGPD). Elle aura de toute façon disparu avant notre réponse.',
      'Si notre réponse ne te convient pas, tu peux [déposer une plainte auprès de la CNIL](https://www.cnil.fr/fr/plaintes) : 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
    ],
  };
}

const age: LegalSection = {
  title: 'Âge',
  blocks: [
    'Le site est réservé aux personnes de 18 ans et plus. Nous ne recueillons pas sciemment de données de personnes mineures ; si tu penses que c’est arrivé, préviens-nous et nous les effacerons.',
  ],
};

const security: LegalSection = {
  title: 'Sécurité et changements',
  blocks: [
    'Les échanges avec le site sont chiffrés (HTTPS). Dans la base de données, chaque table a ses règles d’accès : sans compte, on ne peut lire que ce qui est publié.',
    `Quand cette page change, sa date change aussi. Pour ce qui se passe sur ton appareil, lis [Cookies](${COOKIES_ADDRESS}).`,
  ],
};
