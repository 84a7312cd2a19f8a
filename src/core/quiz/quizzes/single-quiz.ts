import { CLAIMS } from '../../claims.ts';
import type { Quiz } from '../quiz.ts';

type Category = 'exigeant' | 'malchance' | 'independant' | 'intense';

export const SINGLE_QUIZ: Quiz<Category> = {
  address: '/single-quiz',
  title: 'Pourquoi t’es toujours célibataire ?',
  intro: 'Ta tante te le demande à chaque repas. Voici enfin quoi lui répondre, certificat à l’appui.',
  description:
    'Quatre questions pour savoir pourquoi tu es toujours célibataire, et une ordonnance à montrer à ta tante au prochain repas de famille.',
  version: 1,
  categories: ['exigeant', 'malchance', 'independant', 'intense'],
  tie: 'first',
  answerDelay: 500,
  fadeDelay: 0,
  celebration: { startsAfter: 0, burstEvery: 700, lasts: 5000, particles: 100 },
  hubText: 'Un diagnostic certifié par personne, mais très bien rédigé.',
  resultLabel: 'Diagnostic',
  invitation: 'Et toi, pourquoi t’es toujours célibataire ?',
  buttons: {
    signUp: `Se soigner : un profil en ${CLAIMS.quizSignupTime}`,
    retry: 'Refaire le test',
    games: 'Voir les autres jeux',
  },
  retriesBy: 'reload',
  questions: [
    {
      text: 'Ton dernier rendez-vous a tourné court. La cause ?',
      options: [
        { text: 'Une faute d’accord, à l’oral, entre le plat et le fromage.', category: 'exigeant' },
        { text: 'Le restaurant a pris feu. Pas au figuré.', category: 'malchance' },
        { text: 'Un excellent livre m’attendait.', category: 'independant' },
        { text: 'J’avais dessiné notre faire-part sur la nappe.', category: 'intense' },
      ],
    },
    {
      text: 'Sur ta table de nuit, il y a…',
      options: [
        { text: 'Une lampe, une seule, et la paix.', category: 'independant' },
        { text: 'Ma liste de critères : édition reliée, avec index.', category: 'exigeant' },
        { text: 'Les lettres que je n’ai pas encore osé envoyer. Onze.', category: 'intense' },
        { text: 'Un trèfle à quatre feuilles. Il en a perdu une hier.', category: 'malchance' },
      ],
    },
    {
      text: 'On te dit « je te rappelle ». Tu entends…',
      options: [
        { text: '« Je t’aime », avec un léger accent.', category: 'intense' },
        { text: 'Son téléphone qui tombe dans une bouche d’égout.', category: 'malchance' },
        { text: 'Un délai trop vague : je retire un point.', category: 'exigeant' },
        { text: 'Une bonne nouvelle : ma soirée se libère.', category: 'independant' },
      ],
    },
    {
      text: 'Imagine-toi en couple, un dimanche à onze heures.',
      options: [
        { text: 'Le marché, mais seulement les étals que j’ai validés.', category: 'exigeant' },
        { text: 'On s’adore, chacun dans son appartement.', category: 'independant' },
        { text: 'La grasse matinée, jusqu’à ce que le plafond nous rejoigne.', category: 'malchance' },
        { text: 'On se regarde depuis sept heures. Je n’ai pas encore cligné.', category: 'intense' },
      ],
    },
  ],
  results: {
    exigeant: {
      name: 'exigence haute couture',
      teaser: 'Diagnostic : exigence haute couture. Et toi, tu as quoi ?',
      alternative: 'Une membre de jury au regard froid donne 3 au prince qui lui tend une fleur, et 10 à son cheval.',
      ground: 'cream',
      shape: 'stamp',
      portrait: [
        'Tu ne cherches pas quelqu’un, tu fais passer un concours d’entrée, avec épreuve de syntaxe et grand oral sur les chaussures. On te reproche ta sévérité ; en vérité, tu sais ce que tu vaux, et tu as vu trop de gens s’arranger avec du tiède. Cette tenue force le respect. Elle laisse aussi sur le trottoir quelques merveilles dont le seul tort était un fond d’écran discutable.',
        'L’ordonnance : garde trois critères, les vrais, ceux qui concernent la façon dont on te traite. Plie le reste en avion et regarde où il atterrit. Il y a souvent quelqu’un de très bien, juste là, hors barème.',
      ],
    },
    malchance: {
      name: 'malchance homologuée',
      teaser: 'Diagnostic : malchance homologuée. Mon trèfle a démissionné. Et toi ?',
      alternative:
        'Une personne siffle en portant un bouquet fané, un piano en chute libre au-dessus de la tête et un chat noir derrière.',
      ground: 'ink',
      shape: 'ticket',
      portrait: [
        'Ton dossier a été relu deux fois : tu n’y es pour rien. Tu as de l’humour, tu sens bon, tu rappelles quand tu le promets. Simplement, l’univers te garde comme personnage comique. Le premier coup de foudre habite Reykjavik, le deuxième épouse ton kiné, le troisième a croisé ta route un jour de conjonctivite.',
        'L’ordonnance : multiplie les tirages. La poisse est paresseuse, elle se fatiguera avant toi. Raconte tes désastres en souriant, car rien n’est plus séduisant que quelqu’un qui sait rire sous l’averse. Et un soir tout sera à l’heure, le train, la table, le regard. Tu ne sauras pas quoi faire, et ce sera délicieux.',
      ],
    },
    independant: {
      name: 'indépendance souveraine',
      teaser: 'Diagnostic : indépendance souveraine, avec balcon. Et toi ?',
      alternative: 'Une personne salue depuis sa petite planète, fauteuil et chat compris, une fusée qui passe.',
      ground: 'pistachio',
      shape: 'arch',
      portrait: [
        'Tu n’attends pas ta moitié, tu arrives en entier. Tes dimanches sont complets, tes étagères droites, et tu manges l’avocat exactement quand il est mûr. Le célibat, chez toi, n’est pas une salle d’attente mais un appartement avec balcon. Alors forcément, pour y entrer, il faut apporter mieux que du bruit et une brosse à dents.',
        'L’ordonnance : laisse une clé quelque part. Aimer n’oblige ni à fusionner ni à partager le chargeur ; on peut se choisir chaque semaine et dormir en diagonale le reste du temps. Beaucoup en rêvent en silence. Quelqu’un, ce soir, est chez soi, très bien, avec un avocat.',
      ],
    },
    intense: {
      name: 'intensité volcanique',
      teaser: 'Diagnostic : intensité volcanique. Ça t’étonne ? Et toi ?',
      alternative:
        'Une personne en voile de mariée, des cœurs dans les yeux, ouvre un écrin devant quelqu’un qui n’a pas fini son café.',
      ground: 'poppy',
      shape: 'petal',
      portrait: [
        'Tu n’as pas de bouton « moyen ». Quand tu aimes, on l’entend depuis la rue : tu apprends sa langue maternelle, tu compares vos enfances, tu pleures au générique en lui tenant les deux mains. À côté, les autres semblent aimer sous anesthésie. C’est un don magnifique, et il effraie un peu les gens qui sortent à peine du brouillard.',
        'L’ordonnance : distribue ton feu par petites bûches. Une flambée le vendredi, une braise le mardi, et un vrai silence au milieu, pour que l’autre ait la place de s’avancer. Quelqu’un cherche précisément cette chaleur-là, et grelotte en ce moment même devant un écran.',
      ],
    },
  },
};
