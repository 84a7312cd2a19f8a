import type { EntryAnswer } from '../../../gateway/browser/contest.ts';
import type { Prize } from '../../../core/contest/prizes.ts';
import { counted, plural } from '../../../core/text/plural.ts';

export const LIVE_COPY = {
  timeLeft: 'Avant la clôture',
  untilOpening: 'Avant l’ouverture',
  ends: 'Clôture le',
  opens: 'Ouverture le',
  paris: 'heure de Paris',
  units: { days: 'j', hours: 'h', minutes: 'min', seconds: 's' },
  closed: 'C’est fini : les participations sont closes.',
  notOpen: 'Le concours n’est pas encore ouvert. Reviens à l’heure dite : le formulaire sera là.',
  closedNews: 'Le concours est terminé. Plus personne ne peut participer ; les tirages se lisent sur cette page.',
  /** The count is rounded down to tens, and refreshed hourly. */
  participants: { many: 'participations au moins', few: 'participations', fewCount: 'Moins de 10' },
};

/** First words of the page in each phase of the contest. */
export const HERO_COPY = {
  opens: (date: string) => `Le jeu ouvre le ${date}, heure de Paris. D’ici là, rien à envoyer : note la date.`,
  over: 'C’est fini : les billets sont dans l’urne, et plus aucun n’y entre.',
  draws: 'Voir les tirages',
  joinTitle: 'Les jeux sont faits',
};

export const WINNERS_COPY = {
  title: 'Les gagnants',
  nobody: 'Un tirage a eu lieu, et aucun lot n’a de gagnant à ce jour.',
  none: 'Aucun tirage n’a encore eu lieu, donc personne n’a gagné. Ici, on n’invente pas de chanceux.',
  discreet: 'Quelqu’un de discret',
  prizes: { pack: 'Le Pack Duo Connecté', accessory: 'L’accessoire de la semaine' } satisfies Record<Prize, string>,
};

export const DRAWS_COPY = {
  title: 'Un tirage que tu peux refaire',
  intro:
    'À chaque échéance, la liste des billets est figée et son empreinte publiée. Le hasard vient ensuite d’un réseau public que personne ne contrôle. Le détail est dans le ',
  rules: 'règlement',
  number: (number: number) => `Tirage nº ${number}`,
  closes: (date: string) => `La liste sera figée le ${date}.`,
  frozen: (date: string) => `Liste figée. Le hasard sera tiré le ${date}.`,
  made: (date: string) => `Tiré au sort le ${date}.`,
  hash: 'Empreinte de la liste (SHA-256)',
  seed: 'Valeur du hasard',
  signature: 'Signature de drand (BLS12-381)',
  signed:
    'La valeur porte la signature de drand. « Refaire le tirage » vérifie dans ton navigateur la signature, la liste et l’ordre des tirés au sort ; n’importe quel programme qui connaît drand peut en faire autant.',
  unverified:
    'Non vérifié : la signature de drand n’est pas enregistrée, donc rien ici ne prouve d’où vient la valeur. Compare-la avec celle du tour.',
  round: (round: number) => `Le tour nº ${round} chez drand`,
  download: 'Télécharger la liste',
  redraw: 'Refaire le tirage',
  checkList: 'Vérifier la liste',
  filename: (number: number) => `tirage-${number}.txt`,
};

/** Advice when a check contradicts the published draw. */
const ADVICE = 'Écris à l’organisateur, dont l’adresse est dans le règlement.';

export const CHECK_COPY = {
  working: 'On recompte…',
  unreachable:
    'La liste des billets ne se charge pas : rien n’est encore vérifié. Vérifie ta connexion, puis réessaie.',
  interrupted:
    'La vérification s’est interrompue : rien n’est encore vérifié. Vérifie ta connexion, recharge la page, puis réessaie.',
  otherList: `Attention : l’empreinte de cette liste n’est pas celle qui est publiée. ${ADVICE}`,
  otherWinners: `Attention : ton navigateur ne trouve pas les mêmes gagnants. ${ADVICE}`,
  forged: `Attention : la signature publiée n’est pas celle de drand pour ce tour, ou pas celle de cette valeur. ${ADVICE}`,
  same: (count: number) =>
    `Vérifié par ton navigateur : ${counted(count, 'billet', 'billets')}, la bonne empreinte, la signature de drand, et les mêmes gagnants.`,
  unverified: (count: number) =>
    `Non vérifié : ${counted(count, 'billet', 'billets')}, la bonne empreinte et les mêmes gagnants, mais aucune signature ne prouve que la valeur vient de drand.`,
  hashOnly: (count: number) =>
    `Vérifié par ton navigateur : ${counted(count, 'billet', 'billets')}, et la bonne empreinte.`,
};

const AND = new Intl.ListFormat('fr');

export const TICKET_COPY = {
  title: 'Ton billet y est-il ?',
  label: 'Ton numéro de participation',
  find: 'Chercher mon billet',
  notYet: 'Aucune liste n’est encore figée : garde ton numéro pour après.',
  noTicket: 'Ce numéro n’est pas entier : un numéro de participation ressemble à 0f8fad5b-d9cb-469f-a165-70867728950e.',
  inList: (draws: readonly number[], contest: string) => {
    const numbers = AND.format(draws.map((number) => `nº ${number}`));
    return `Ton billet est dans ${plural(draws.length, 'la liste', 'ces listes')} : ${contest}, ${plural(draws.length, 'tirage', 'tirages')} ${numbers}.`;
  },
  notInList: 'Ce numéro n’est dans aucune liste figée. Vérifie-le, ou attends la prochaine liste.',
  won: (prizes: readonly string[]) => `Et il a gagné : ${prizes.join(' + ')}. Guette tes e-mails.`,
};

export const OPTIONS_COPY = {
  legend: 'Avant de glisser ton billet',
  rules: { before: 'J’ai 18 ans ou plus, et j’accepte le ', link: 'règlement du concours', after: '.' },
  optional: (question: string) => `${question} (facultatif)`,
  mayBeShown: 'Si je gagne, mon prénom et ma ville peuvent être affichés.',
  ticket: {
    title: 'Ton numéro de participation :',
    keep: 'Il te permet de retrouver ton billet dans les listes des tirages. Ce navigateur le garde, et te le montre ici ; note-le quand même.',
  },
  tickets: {
    title: 'Tes numéros de participation :',
    keep: 'Ils te permettent de retrouver tes billets dans les listes des tirages. Ce navigateur les garde, et te les montre ici ; note-les quand même.',
  },
};

export const NOT_ENTERED: Record<Extract<EntryAnswer, { kind: 'refused' }>['reason'] | 'rules', string> = {
  rules: 'Coche cette case : sans elle, ton billet ne compte pas.',
  closed: 'Les participations sont closes, et ta preuve n’a pas été envoyée. Les tirages se lisent sur cette page.',
  'not open': 'Le concours n’est pas encore ouvert, et ta preuve n’a pas été envoyée. Reviens à la date d’ouverture.',
  'rate limit': 'Trop de participations viennent de ta connexion aujourd’hui. Réessaie demain ; rien n’a été envoyé.',
  invalid: 'Tes réponses ne sont pas acceptées telles quelles. Vérifie-les ; rien n’a été envoyé.',
  failed:
    'Impossible de savoir si ta participation est enregistrée ; ta preuve, elle, n’est pas partie. Vérifie ta connexion, puis réessaie : participer deux fois ne change rien.',
};

export const WRONG_ANSWER: Record<'needed' | 'optional', (wrong: string) => string> = {
  needed: (wrong) => `${wrong} Rien n’a été envoyé.`,
  optional: (wrong) => `${wrong} Corrige, ou laisse le champ vide ; rien n’a été envoyé.`,
};
