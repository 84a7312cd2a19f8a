import { inFrench } from '../duration.ts';
import { ERASURES } from '../erasures.ts';
import { privacyAddress } from '../sections.ts';
import type { Processing } from '../processing.ts';
import { recordedFields } from '../tables.ts';

const { attempts } = ERASURES['forget-form-attempts'];

/** Detail for each form whose sendings are counted. */
export const AGAINST_ABUSE: readonly [term: string, text: string] = [
  'Contre les abus',
  `Le nombre d’envois est limité par connexion : voir [Limiter les envois en série](${privacyAddress('envois-en-serie')}).`,
];

/** Forms whose sendings the database counts by network, by their names on the privacy page. */
export const COUNTED_FORMS: Readonly<Record<string, readonly string[]>> = {
  candidatures: ['application'],
  newsletter: ['newsletter'],
  concours: ['contest'],
  'comptes de la rédaction': ['invitation', 'password-reset', 'new-password', 'recovery-code'],
};

export const repeatedFormsProcessing: Processing = {
  section: 'envois-en-serie',
  title: 'Limiter les envois en série',
  introduction: `Pour qu’une machine ne remplisse pas les formulaires à la chaîne, le serveur compte les envois de chaque connexion : ${new Intl.ListFormat('fr').format(Object.keys(COUNTED_FORMS))}.`,
  data: `${recordedFields('envois-en-serie')}. Ton adresse IP n’est pas enregistrée, et l’empreinte change chaque jour.`,
  purpose: 'Empêcher les abus. Rien d’autre.',
  legalBasis: 'Notre intérêt légitime à protéger les formulaires (article 6.1.f du RGPD).',
  seenBy: 'Personne : la base de données compte, et ne montre rien.',
  kept: `${inFrench(attempts.after)} ; l’effacement se fait dans l’heure qui suit.`,
  withdrawal:
    'Une empreinte ne nous dit pas qui tu es : nous ne pouvons pas retrouver la tienne. Elle s’efface avant que nous puissions te répondre.',
};
