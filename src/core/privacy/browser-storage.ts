import { validityOf } from '../editing/list-cache.ts';
import { inFrench } from './duration.ts';
import { CONSENT_DAYS, DEVICE_DAYS } from './cookie-days.ts';
import type { PrivacySettings } from './privacy-settings.ts';
import * as names from './storage-keys.ts';

export type StorageName = keyof typeof names;

interface KeptInBrowser {
  place: 'cookie' | 'stockage local' | 'stockage de session' | 'base de données du navigateur' | 'cache';
  contents: string;
  until: string;
}

const UNTIL_SENT = 'jusqu’à l’envoi, ou à la fermeture de l’onglet';
const UNTIL_CLEARED = 'jusqu’à ce que tu effaces les données du site';
const minutesOf = (milliseconds: number) => inFrench({ count: milliseconds / 60_000, unit: 'minute' });

export const KEPT_IN_BROWSER: Readonly<Record<StorageName, KeptInBrowser>> = {
  CONSENT_COOKIE: {
    place: 'cookie',
    contents:
      'ce que tu as accepté, la date de ta réponse et un numéro tiré au hasard, qui prouve qu’elle a été donnée et que nous ne relions à rien d’autre',
    until: `six mois (${inFrench({ count: CONSENT_DAYS, unit: 'day' })}), pour un oui comme pour un non`,
  },
  LOST_ANSWER_KEY: {
    place: 'stockage de session',
    contents: 'le fait que ton navigateur n’a pas gardé ta réponse, pour ne pas te reposer la question à chaque page',
    until: 'jusqu’à la fermeture de l’onglet',
  },
  QUIZ_PREFIX: {
    place: 'stockage local',
    contents: 'tes réponses au quiz, pour que tu retrouves la question ou ton verdict si la page se recharge',
    until: 'jusqu’à ce que tu recommences ce quiz',
  },
  SOUNDS_KEY: { place: 'stockage local', contents: 'si tu as mis le son', until: UNTIL_CLEARED },
  SIMULATOR_KEY: {
    place: 'stockage local',
    contents: 'ta soirée dans Drague Simulator 3000, tes succès et tes réglages',
    until:
      'la soirée, jusqu’à ce que tu recommences ; les succès et les réglages, jusqu’à ce que tu effaces les données du site',
  },
  GAME_CACHE_PREFIX: {
    place: 'cache',
    contents:
      'une copie du quiz ou du jeu, avec ses dessins, et le petit programme (« service worker ») qui les rend sans réseau',
    until: UNTIL_CLEARED,
  },
  CAMPAIGN_FLAG_KEY: {
    place: 'stockage de session',
    contents: 'le fait que la page s’est rechargée une fois, pour ne pas recommencer',
    until: 'jusqu’à ce que tu quittes la page',
  },
  CAMPAIGN_VERSION_KEY: {
    place: 'stockage de session',
    contents: 'la version de la page',
    until: 'jusqu’à ce que tu quittes la page',
  },
  CONFESSION_KEY: { place: 'stockage de session', contents: 'la confession que tu écris', until: UNTIL_SENT },
  TICKETS_KEY: {
    place: 'stockage local',
    contents: 'tes numéros de participation, pour te les montrer quand tu reviens',
    until: UNTIL_CLEARED,
  },
  APPLICATION_KEY: { place: 'stockage de session', contents: 'tes réponses de candidature', until: UNTIL_SENT },
  NEWSLETTER_KEY: { place: 'stockage de session', contents: 'l’adresse e-mail que tu tapes', until: UNTIL_SENT },
  SESSION_KEY: { place: 'stockage local', contents: 'la session', until: 'jusqu’à la déconnexion' },
  DEVICE_COOKIE: {
    place: 'cookie',
    contents: 'un nom tiré au hasard, qui distingue l’appareil de ceux qui essaient un mot de passe',
    until: inFrench({ count: DEVICE_DAYS, unit: 'day' }),
  },
  JOURNAL_DATABASE: {
    place: 'base de données du navigateur',
    contents: 'les textes que le serveur n’a pas encore',
    until: 'jusqu’à ce qu’il les ait',
  },
  LIST_PREFIX: {
    place: 'stockage local',
    contents: 'les listes d’articles vues en dernier',
    until: `jusqu’à la déconnexion ; elles ne servent plus au bout de ${minutesOf(validityOf(names.LIST_PREFIX + 'anecdote'))} au plus`,
  },
  LIST_ADDRESS_KEY: {
    place: 'stockage de session',
    contents: 'la liste où l’on était',
    until: 'jusqu’à la fermeture de l’onglet',
  },
  TYPOGRAPHY_KEY: { place: 'stockage local', contents: 'le choix pour la typographie française', until: UNTIL_CLEARED },
};

/** Names that are only beginnings: the address of a page, or a kind of list, follows. */
const PREFIXES: ReadonlySet<StorageName> = new Set(['QUIZ_PREFIX', 'GAME_CACHE_PREFIX', 'LIST_PREFIX']);

/** Quotes a name as it stands in the browser: « blogPosts-… ». */
export function writtenName(name: StorageName): string {
  return `« ${names[name]}${PREFIXES.has(name) ? '…' : ''} »`;
}

/** Stored values of one part of the site, and the reason why they need no consent. */
export interface StorageGroup {
  title: string;
  introduction: string;
  kept: readonly StorageName[];
  conclusion?: string;
}

/** Lists what a site with these settings may keep in a browser, part by part. */
export function storageGroups({ tracker, contest, database, hasConfessions }: PrivacySettings): StorageGroup[] {
  const answer: StorageGroup = {
    title: 'Ta réponse, et comment en changer',
    introduction:
      'Ce que tu as répondu à notre question est strictement nécessaire : sans ce cookie, nous devrions t’interroger à chaque page (article 82 de la loi Informatique et Libertés).',
    kept: ['CONSENT_COOKIE', 'LOST_ANSWER_KEY'],
  };
  const tickets: StorageGroup = {
    title: 'Le concours',
    introduction: 'Quand tu participes au concours, ton navigateur garde :',
    kept: ['TICKETS_KEY'],
  };
  const confession: StorageGroup = {
    title: 'Les confessions',
    introduction:
      'Tant que tu n’as pas envoyé ta confession, ton navigateur la garde : un rechargement ne l’efface pas.',
    kept: ['CONFESSION_KEY'],
  };
  return [
    ...(tracker === null ? [] : [answer]),
    {
      title: 'Les quiz et le jeu',
      introduction: 'Pour que tu retrouves ta partie, ton navigateur garde :',
      kept: ['QUIZ_PREFIX', 'SOUNDS_KEY', 'SIMULATOR_KEY', 'GAME_CACHE_PREFIX'],
      conclusion: 'Rien de tout cela ne quitte ton appareil : tes réponses, nous ne les connaissons pas.',
    },
    {
      title: 'Les pages de campagne',
      introduction:
        'Si tu arrives par une messagerie ou un réseau social et que ton navigateur t’a servi une vieille copie de la page, elle se recharge une fois. Pour ne pas recommencer, elle note deux repères, qui ne disent rien de toi :',
      kept: ['CAMPAIGN_FLAG_KEY', 'CAMPAIGN_VERSION_KEY'],
    },
    ...(contest.mode === 'live' ? [tickets] : []),
    ...(hasConfessions ? [confession] : []),
    {
      title: 'Le podcast',
      introduction:
        'Tant que tu n’as pas envoyé ta candidature ou ton adresse e-mail, ton navigateur garde ce que tu as tapé, pour l’onglet ouvert seulement : si la page se recharge, tu ne recommences pas.',
      kept: ['APPLICATION_KEY', 'NEWSLETTER_KEY'],
    },
    {
      title: 'Pour les personnes qui administrent le site',
      introduction:
        'Le navigateur d’une personne de la rédaction qui se connecte garde ce qui suit. Une personne qui ne fait que lire le site n’en reçoit rien.',
      kept: keptForMembers(database),
    },
  ];
}

/** Lists what the browser of a signed-in member keeps. @param database origin of a hosted project; null without one */
export function keptForMembers(database: PrivacySettings['database']): StorageName[] {
  return [
    'SESSION_KEY',
    // Only the embedded backend sets this cookie.
    ...(database === null ? (['DEVICE_COOKIE'] as const) : []),
    ...(['JOURNAL_DATABASE', 'LIST_PREFIX', 'LIST_ADDRESS_KEY', 'TYPOGRAPHY_KEY'] as const),
  ];
}
