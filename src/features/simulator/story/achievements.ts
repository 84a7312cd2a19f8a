import type { AchievementId } from '../../../core/simulator/story.ts';

export interface AchievementCopy {
  title: string;
  /** Shown once it is earned. */
  text: string;
  /** Shown until it is earned. */
  hint: string;
}

export const ACHIEVEMENTS: Record<AchievementId, AchievementCopy> = {
  smooth_talker: {
    title: 'Langue de velours',
    text: 'Un premier message qui parlait d’Alix, et pas de toi.',
    hint: 'Il suffit de regarder les photos. Vraiment.',
  },
  bad_pickup: {
    title: 'Réplique de musée',
    text: 'Tu as osé l’ange tombé du ciel. Au moins, tu l’as fait en entier.',
    hint: 'Certaines répliques ont été inventées avant l’électricité.',
  },
  culture_vulture: {
    title: 'Rat de musée',
    text: 'Tu as choisi une expo, et tu as lu les petits cartons.',
    hint: 'Le cœur a ses nocturnes, le jeudi surtout.',
  },
  stargazer: {
    title: 'Tête en l’air',
    text: 'Une heure sous un ciel de plâtre, et pas une minute sur ton téléphone.',
    hint: 'Lève les yeux. Il y a un plafond exprès.',
  },
  truth_seeker: {
    title: 'Parole nue',
    text: 'Tu as répondu « je ne sais pas » et le monde ne s’est pas écroulé.',
    hint: 'À une vraie question, essaie une vraie réponse.',
  },
  quick_thinker: {
    title: 'Tac au tac',
    text: 'Une repartie en moins de temps qu’il n’en faut pour googler son ascendant.',
    hint: 'Les astres aiment qu’on ait de l’appétit.',
  },
  hopeless_romantic: {
    title: 'Incurable',
    text: 'Un ticket de caisse, quatre plis, une fleur. Il n’y a pas de vaccin.',
    hint: 'Le plus beau cadeau de la soirée était déjà dans ta poche.',
  },
  master_flirt: {
    title: 'Soirée sans faute',
    text: 'Tu as mené la soirée jusqu’à son dernier mot, et ce mot était « encore ».',
    hint: 'Va au bout. C’est tout. C’est énorme.',
  },
  secret_ending: {
    title: 'Fin secrète',
    text: 'Tu as dit PAUSE, puis tu as continué jusqu’au bout. Peu de gens savent faire les deux.',
    hint: 'En cinq lettres : ce que personne n’ose demander au temps.',
  },
};
