import { CLAIMS } from '../../core/claims.ts';
import type { ContestMode } from '../../core/contest/contest-settings.ts';
import { PRODUCT_NAME } from '../../core/product.ts';

export const SIMULATOR_COPY = {
  title: 'Drague Simulator 3000',
  description:
    'Un premier message, un rendez-vous, un réverbère : quatre ou cinq épreuves, neuf fins, et quinze secondes pour ne pas dire n’importe quoi. À toi de jouer.',
  intro: 'Une soirée, quatre ou cinq épreuves, neuf fins. Dont une bonne, deux très bonnes, et six que tu raconteras.',
  withoutScript:
    'Sans JavaScript, la soirée s’arrête sur le canapé : les choix, le chrono et les succès ont besoin de lui. Active-le, on t’attend.',
  notLoaded: 'La soirée n’a pas pu être chargée. Vérifie ta connexion, puis réessaie : ta partie est gardée.',
  keys: 'Au clavier : les chiffres choisissent. Certains mots, tapés n’importe où, font des choses.',
};

export const GAME_COPY = {
  contestAddress: '/concours#inscription',
  game: 'La partie',
  tools: 'Réglages de la partie',
  sound: 'Son',
  withoutTimer: 'Sans chrono',
  pause: 'Pause',
  achievements: 'Succès',
  restart: 'Recommencer',
  score: 'Score',
  close: 'Revenir à la partie',
  locked: 'À découvrir',
  endingPage: 'La page de cette fin',
  /** Announcements, shown for a moment or read by a screen reader. */
  news: {
    achievement: 'Succès débloqué',
    achievements: 'Succès débloqués',
    pause: 'Pause. Le temps a tendu l’oreille, et il a souri.',
    secondsLeft: 'Secondes restantes',
    timeIsUp: 'Temps écoulé : on a répondu à ta place.',
  },
  share: 'Raconte ta soirée à quelqu’un.',
};

/** Link after a won evening. */
export const CONTEST_LINK: Record<ContestMode, string> = {
  live: 'Tenter ma chance au concours',
  demo: 'Voir la démonstration du concours, sans rien à gagner',
};

export const SIMULATOR_CALL_TO_ACTION = {
  title: 'Assez simulé : passe au vrai rendez-vous.',
  text: `Plus de ${CLAIMS.singles} célibataires, sans chrono. Un profil se crée en moins de ${CLAIMS.signupTime}.`,
  button: 'Je m’inscris',
};

export const ENDING_COPY = {
  label: 'Drague Simulator 3000',
  invitation: 'Et toi, tu finirais comment ?',
  invitationText: 'Alix a aimé ton profil aussi. Neuf fins possibles, cinq minutes, aucun cœur brisé pour de vrai.',
  play: 'Jouer à mon tour',
  otherGames: 'Les autres jeux',
  share: 'Fais passer, avant que ça t’arrive.',
  titleOf: (title: string) => `${title} : une fin de Drague Simulator 3000`,
  descriptionOf: (first: string) => `${first} Une fin de Drague Simulator 3000, sur ${PRODUCT_NAME}.`,
};
