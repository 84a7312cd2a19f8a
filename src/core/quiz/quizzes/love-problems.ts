import { CLAIMS } from '../../claims.ts';
import type { Quiz } from '../quiz.ts';

type Category = 'trop_selectif' | 'manque_initiative' | 'mauvais_timing' | 'dating_fatigue';

export const LOVE_PROBLEMS: Quiz<Category> = {
  address: '/love-problems',
  title: 'Pourquoi trouver l’amour est si compliqué ?',
  intro: 'Deux questions suffisent. Les philosophes y ont passé des siècles, mais ils n’avaient pas de boutons.',
  description:
    'Trop de critères, pas assez d’élan, le mauvais jour ou la fatigue des rencontres ? Deux questions pour savoir ce qui coince, et comment en sortir.',
  version: 1,
  categories: ['trop_selectif', 'manque_initiative', 'mauvais_timing', 'dating_fatigue'],
  tie: 'first',
  answerDelay: 0,
  fadeDelay: 0,
  celebration: null,
  hubText: 'Deux questions, un coupable. Indice : ce n’est pas toujours Mercure.',
  resultLabel: 'Ce qui coince',
  invitation: 'Et toi, qu’est-ce qui coince ?',
  buttons: {
    signUp: `Décoincer ça : un profil en ${CLAIMS.quizSignupTime}`,
    retry: 'Refaire le test',
    games: 'Jouer à autre chose',
  },
  retriesBy: 'reset',
  questions: [
    {
      text: 'Quelqu’un te plaît vraiment. Et là, que se passe-t-il ?',
      options: [
        { text: 'Je remarque sa façon de tenir sa fourchette. C’est fini.', category: 'trop_selectif' },
        { text: 'J’attends un signe. Puis un autre, qui confirme le premier.', category: 'manque_initiative' },
        { text: 'Son ex a rappelé ce matin. C’est toujours ce matin-là.', category: 'mauvais_timing' },
        { text: 'Je compte les « tu fais quoi dans la vie ? » que ça va me coûter.', category: 'dating_fatigue' },
      ],
    },
    {
      text: 'Ton appli de rencontre, en ce moment, c’est…',
      options: [
        { text: 'Un an de désert, puis six messages le soir de ma gastro.', category: 'mauvais_timing' },
        { text: 'Une deuxième messagerie, avec davantage de torses.', category: 'dating_fatigue' },
        { text: 'Un musée : je regarde tout, je n’emporte rien.', category: 'trop_selectif' },
        { text: 'Quatorze conversations où c’est à moi d’écrire. Depuis mars.', category: 'manque_initiative' },
      ],
    },
  ],
  results: {
    trop_selectif: {
      name: 'un filtre trop fin',
      teaser: 'Ce qui coince chez moi : le filtre. Et chez toi ?',
      alternative: 'Une personne tamponne d’une croix des cœurs sur un tapis roulant ; la corbeille déborde.',
      ground: 'blush',
      shape: 'bubble',
      portrait: [
        'Ton œil est une loupe de bijoutier : en dix secondes, il a trouvé la rayure. Un rire trop bref, un mot de travers, une affiche de film au-dessus du lit, et le verdict tombe avant le dessert. Ce n’est pas de la méchanceté, c’est une armure bien astiquée : quand personne ne convient, personne ne peut décevoir.',
        'Propose-toi un jeu. Au prochain rendez-vous, cherche trois détails qui te plaisent et interdis-toi de noter les autres jusqu’au lendemain. L’attirance arrive souvent en retard, décoiffée, par la porte de service ; il suffit de ne pas avoir déjà fermé la boutique.',
      ],
    },
    manque_initiative: {
      name: 'l’initiative en panne',
      teaser: 'Ce qui coince chez moi : j’attends un signe. Et chez toi ?',
      alternative:
        'Deux personnes assises aux deux bouts d’un banc, les yeux ailleurs ; une araignée et un escargot ont le temps de passer.',
      ground: 'cream',
      shape: 'leaf',
      portrait: [
        'Dans ta tête, il s’est déjà passé des choses extraordinaires. Dans la réalité, tu as étudié le plafond du métro pendant huit stations. Tu attends le signal parfait, la phrase sans risque, l’alignement des planètes, et tu espères en secret que l’autre aura un peu plus de culot que toi. Il se trouve que l’autre espère exactement la même chose, en face, en fixant ses chaussures.',
        'On ne te demande pas de sauter en parachute. « J’aimerais bien te revoir » tient en cinq mots et n’a jamais tué personne. Envoie-les avant que ta prudence ait fini de s’habiller.',
      ],
    },
    mauvais_timing: {
      name: 'le mauvais timing',
      teaser: 'Ce qui coince chez moi : l’horloge. Et chez toi ?',
      alternative:
        'Deux personnes se croisent sur des escaliers mécaniques opposés, une fleur à la main, sous une horloge.',
      ground: 'pistachio',
      shape: 'ticket',
      portrait: [
        'Tu vis l’amour en décalage horaire. Quand ton cœur est libre, ton crush ne l’est plus ; quand il le redevient, tu viens d’emménager avec ton chagrin précédent. À vous deux, vous feriez un très beau couple, dans deux calendriers différents. La faute à personne : les vies ont leurs marées.',
        'Deux astuces de marin. D’abord, dis quand tu pars et quand tu reviens, car bien des rendez-vous se perdent faute d’avoir été annoncés. Ensuite, cesse de guetter le moment idéal : il n’existe que dans les rétrospectives. Un mardi banal, à dix-huit heures, fait parfaitement l’affaire.',
      ],
    },
    dating_fatigue: {
      name: 'la fatigue des rencontres',
      teaser: 'Ce qui coince chez moi : mon pouce est en grève. Et chez toi ?',
      alternative: 'Une personne effondrée sur une table, batterie vide, à côté d’un téléphone qui sonne encore.',
      ground: 'ink',
      shape: 'stamp',
      portrait: [
        'Tu as raconté tes études quarante-deux fois, ri par politesse à la même blague d’astrologue, et ton pouce balaie tout seul, comme un essuie-glace par beau temps. Rien de cassé : ton cœur fait simplement grève, avec banderoles et merguez, contre les cadences infernales. Ses revendications sont raisonnables : moins de profils, plus de présence, et une pause entre deux espoirs.',
        'Accorde-la-lui. Ferme tout pendant dix jours, revois des gens qui te connaissent déjà, dors. Puis reviens pour une seule conversation à la fois, posée, curieuse. L’appétit revient toujours ; il déteste seulement qu’on le gave.',
      ],
    },
  },
};
