import { PROVIDER_NAMES, providerOrigins } from '../article/embed.ts';
import type { VARIABLES } from '../configuration.ts';
import { carrierHost, hostOf, type PrivacySettings } from './privacy-settings.ts';

/** Third party that receives personal data. */
export interface Service {
  role: string;
  /** Name of the service, as far as the settings tell it. */
  name: string;
  receives: string;
  /** Origins that browsers and the server connect to. */
  origins: readonly string[];
}

/** Role of each address among the settings: a service that receives data, or the target of a link. */
export const ADDRESSES_IN_SETTINGS = {
  podcastPlayerUrl: 'service',
  // Visitors may send proofs for the contest by these two.
  whatsappUrl: 'service',
  instagramUrl: 'service',
  signupUrl: 'link',
  telegramUrl: 'link',
  partnerSignupUrl: 'link',
  groupUrl: 'link',
  podcastEpisodeUrl: 'link',
} as const satisfies Partial<Record<keyof typeof VARIABLES, 'service' | 'link'>>;

const COUNTRY = '[À compléter : nom et pays du prestataire]';

export function servicesOf(site: PrivacySettings): Service[] {
  return [
    {
      role: 'L’hébergeur des pages',
      name: '[À compléter : nom et pays de l’hébergeur]',
      receives: 'ce qu’un serveur voit de chaque visite : ton adresse IP et l’adresse de la page',
      origins: [],
    },
    {
      role: 'L’hébergeur de la base de données et des images',
      name:
        site.database === null
          ? 'Le même que celui des pages'
          : `[À compléter : nom et pays de l’hébergeur de ${hostOf(site.database)}]`,
      receives: 'ce que cette page dit être enregistré, et les formulaires au moment où tu les envoies',
      origins: site.database === null ? [] : [site.database, site.database.replace(/^http/, 'ws')],
    },
    ...mailServices(site),
    ...(site.tracker === null
      ? []
      : [
          {
            role: 'La mesure des inscriptions, si tu l’as acceptée',
            name: `${hostOf(site.tracker)} : ${COUNTRY}`,
            receives: 'ton adresse IP, ton navigateur, l’heure et l’adresse de notre site',
            origins: [site.tracker],
          },
        ]),
    ...(site.contest.mode === 'live' && site.proofServices.length > 0
      ? [
          {
            role: `La messagerie par laquelle tu choisis d’envoyer une preuve (${site.proofServices.join(' ou ')})`,
            name: 'Meta, en Irlande (WhatsApp Ireland Limited, Meta Platforms Ireland Limited)',
            receives: 'ton message et ta preuve, selon ses propres règles',
            origins: [],
          },
        ]
      : []),
    {
      role: 'L’éditeur d’une vidéo, d’un son ou d’un GIF, si tu l’affiches',
      name: new Intl.ListFormat('fr', { type: 'disjunction' }).format(PROVIDER_NAMES),
      receives: 'ton adresse IP, ton navigateur et le nom de notre site',
      origins: providerOrigins().map(({ origin }) => origin),
    },
  ];
}

const MAIL_TO_VISITOR = 'ton adresse e-mail et le message que nous t’écrivons';

/** Lists mail services. One service may carry mails both to the team and to visitors. */
function mailServices({ formMail, serverMail }: PrivacySettings): Service[] {
  const host = carrierHost(formMail);
  const known: Service[] = [];
  if (host !== null) {
    known.push({
      role: 'Le service qui transporte nos e-mails',
      name: `${host} : ${COUNTRY}`,
      receives: [
        `ce que tu envoies par les formulaires des confessions et du concours${formMail.kind === 'service' ? ', avec ton adresse IP et ton navigateur' : ''}`,
        ...(serverMail.kind === 'relay' ? [MAIL_TO_VISITOR] : []),
      ].join(' ; '),
      origins: formMail.kind === 'service' ? [formMail.origin] : [],
    });
  }
  if (serverMail.kind !== 'unknown') return known;
  const other = {
    role: 'Le service qui transporte nos e-mails vers toi, s’il y en a un',
    name: COUNTRY,
    receives: MAIL_TO_VISITOR,
    origins: [],
  };
  return [...known, other];
}
