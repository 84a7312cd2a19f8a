import { CLAIMS } from '../../core/claims.ts';

/** What a page that is not there yet says of itself. */
export interface ComingSoonCopy {
  title: string;
  text: string;
}

export const COMING_SOON_LABEL = 'Bientôt';
export const COMING_SOON_HONESTY =
  'Rien à lire ici pour l’instant, et pas de date à te promettre : nous préférons tenir parole.';
export const COMING_SOON_LINKS = { blog: 'Lire le blog', anecdotes: 'Rire avec les anecdotes' };

export const COMING_SOON_CALL = {
  title: 'Cette page n’est pas prête. Toi, si.',
  text: `Plus de ${CLAIMS.singles} célibataires sont déjà là. L’inscription prend moins de ${CLAIMS.signupTime}.`,
  button: 'Je m’inscris',
};

const BY_ADDRESS: Record<string, ComingSoonCopy> = {
  '/confessions': {
    title: 'Confessions De Dates Claqués',
    text: 'Le confessionnal sèche encore. Garde ton pire rendez-vous au chaud, on le veut entier.',
  },
  '/concours': {
    title: 'Grand jeu concours',
    text: 'Le concours n’est pas ouvert : personne n’a encore gagné, et personne n’a encore perdu.',
  },
  '/viensonsappelle': {
    title: 'Viens, on s’appelle',
    text: 'Le podcast règle ses micros. Pour l’instant on entend surtout quelqu’un manger des chips.',
  },
  '/doucepiquant': {
    title: 'Doux, mais piquant',
    text: 'Tu viens de la lettre de nos amis ? Tu as bon goût, et un peu d’avance.',
  },
  '/telegram': {
    title: 'Tu arrives de Telegram',
    text: 'Les photos t’ont plu ; la page qui va avec cherche encore son meilleur profil.',
  },
  '/instagram': {
    title: 'Tu arrives d’Instagram',
    text: 'Ici, pas encore de filtre : juste une page en bourgeon, au naturel.',
  },
  '/retrouve-la': {
    title: 'Retrouve-la',
    text: 'La piste est tiède. Elle finira par fleurir ici.',
  },
  '/cedlhumournoir': {
    title: 'C’est d’l’humour noir',
    text: 'Cette page broie du noir en coulisses. Elle en sortira plus drôle.',
  },
  '/lesdates': {
    title: 'Les dates',
    text: 'La suite de la série se prépare. On te garde une place au premier rang, côté pop-corn.',
  },
};

const ANY_ADDRESS: ComingSoonCopy = {
  title: 'Cette page pousse encore',
  text: 'Reviens dans quelque temps : elle aura fleuri.',
};

/** What the page at this address will be, and a line to wait with. */
export function comingSoonCopy(address: string): ComingSoonCopy {
  return BY_ADDRESS[address] ?? ANY_ADDRESS;
}
