import { CLAIMS } from '../../claims.ts';
import type { Quiz } from '../quiz.ts';

type Category = 'overwatering' | 'neglect' | 'micromanager' | 'cursed';

const question = (number: 1 | 2 | 3 | 4) => `/illustrations/quiz/plant-quiz-question-${number}.svg`;

export const PLANT_QUIZ: Quiz<Category> = {
  address: '/plant-quiz',
  title: 'Pourquoi tu tues tes plantes ?',
  intro: 'Une enquête en quatre questions. Le basilic ne peut plus témoigner, il compte sur toi.',
  description:
    'Quatre questions pour savoir de quoi meurent tes plantes, et ce que cela raconte de ta façon d’aimer. La fougère a demandé à rester anonyme.',
  version: 1,
  categories: ['overwatering', 'neglect', 'micromanager', 'cursed'],
  tie: 'first',
  answerDelay: 500,
  fadeDelay: 0,
  celebration: null,
  resultLabel: 'Diagnostique',
  invitation: 'Et toi, de quoi meurent les tiennes ?',
  buttons: {
    signUp: `Rencontre quelqu’un qui a la main verte : ${CLAIMS.quizSignupTime} suffisent`,
    retry: 'Refaire le test',
    games: 'Tous les jeux',
  },
  retriesBy: 'reload',
  questions: [
    {
      text: 'Le terreau te paraît un peu sec. Que fais-tu ?',
      picture: {
        address: question(1),
        alternative: 'Une main verse l’arrosoir sur une fleur qui déborde de son bain.',
      },
      options: [
        { text: 'Je verse. Puis je reverse, pour qu’elle sache que je l’aime.', category: 'overwatering' },
        { text: 'Quel terreau ?', category: 'neglect' },
        { text: 'Je consulte l’humidimètre, le carnet et le planning du lundi.', category: 'micromanager' },
        { text: 'Je tends l’arrosoir. L’anse casse. La plante soupire.', category: 'cursed' },
      ],
    },
    {
      text: 'Tu pars dix jours. Et elles ?',
      picture: {
        address: question(2),
        alternative: 'Une fleur à longue barbe attend derrière une vitre, la nuit, des jours comptés au mur.',
      },
      options: [
        { text: 'Elles ? … Ah. Elles.', category: 'neglect' },
        { text: 'Une voisine formée en deux séances, un classeur, une astreinte.', category: 'micromanager' },
        { text: 'Je remplis la baignoire. Elles sont dedans.', category: 'overwatering' },
        { text: 'En pleine forme. Elles tomberont le matin de mon retour.', category: 'cursed' },
      ],
    },
    {
      text: 'Une feuille jaunit.',
      picture: {
        address: question(3),
        alternative: 'Une plante en sueur, entourée d’une règle, d’une loupe, d’une lampe et d’un appareil photo.',
      },
      options: [
        { text: 'J’ouvre un dossier médical, photos de face et de profil.', category: 'micromanager' },
        { text: 'Elle a commencé dans la boutique, quand je l’ai choisie.', category: 'cursed' },
        { text: 'C’est joli, le jaune.', category: 'neglect' },
        { text: 'Elle a soif, c’est évident. Comme il y a une heure.', category: 'overwatering' },
      ],
    },
    {
      text: 'Un cactus, c’est increvable. Le tien…',
      picture: { address: question(4), alternative: 'Une fleur rend l’âme à l’instant où quelqu’un ouvre la porte.' },
      options: [
        { text: '… est tombé du rebord, sans vent, sans chat et sans témoin.', category: 'cursed' },
        { text: '… savait nager, vers la fin.', category: 'overwatering' },
        { text: '… a craqué à la quatrième réunion de suivi.', category: 'micromanager' },
        { text: '… est parti l’an dernier. Je l’ai su en passant l’aspirateur.', category: 'neglect' },
      ],
    },
  ],
  results: {
    overwatering: {
      name: 'noyade par excès d’amour',
      teaser: 'Mes plantes savent nager. Et les tiennes, de quoi meurent-elles ?',
      alternative:
        'Une personne en ciré sourit dans l’eau jusqu’aux épaules, près d’un cactus en masque, tuba et bouée.',
      ground: 'blush',
      shape: 'petal',
      portrait: [
        'Ton cœur est un arrosoir sans pomme. Tu aimes tellement que tu verses, tu reverses, et tu reviens voir si ça pousse entre deux gorgées. Le pothos n’a jamais eu le temps d’avoir soif ; il a eu celui d’apprendre la brasse. Rien de méchant là-dedans : tu donnes avant qu’on demande, pour que personne ne manque jamais de rien.',
        'En amour, c’est la même crue : trois messages avant midi, un gâteau dès le deuxième café. Essaie la soucoupe vide. Laisse à l’autre le temps de réclamer une goutte, et tu verras comme les racines adorent aller la chercher toutes seules.',
      ],
    },
    neglect: {
      name: 'oubli de fond',
      teaser: 'J’avais des plantes, paraît-il. Et toi, tu les tues comment ?',
      alternative:
        'Une personne écoute de la musique, les yeux fermés ; devant elle, une fleur rampe vers le robinet en traînant son pot.',
      ground: 'cream',
      shape: 'arch',
      portrait: [
        'Tu n’as rien contre les plantes. Tu ne savais simplement plus que tu en avais. La dernière a vécu derrière le rideau, en autonomie, comme une locataire discrète, et elle s’est éteinte au printemps sans déranger personne. Tu as la tendresse distraite : sincère quand elle passe, introuvable quand il faudrait un rappel.',
        'Les gens qui t’aiment connaissent ta fidélité, ils voudraient seulement en recevoir la preuve avant Noël. Choisis une chose vivante, une seule, et donne-lui un jour fixe : un basilic, une amie, une histoire qui commence. Le mercredi, disons. Tu n’imagines pas ce qui pousse quand quelqu’un vient regarder.',
      ],
    },
    micromanager: {
      name: 'contrôle continu',
      teaser: 'Ma monstera a un carnet de santé. Et toi, tu les tues comment ?',
      alternative: 'Une personne en cravate montre une courbe de croissance à une plante en cravate, qui transpire.',
      ground: 'pistachio',
      shape: 'stamp',
      portrait: [
        'Ta monstera possède un carnet de santé, un prénom composé et une lampe dont tu as comparé le spectre pendant onze soirées. Tu la tournes d’un quart de tour chaque matin, tu notes, tu corriges, tu rempotes au premier doute. Elle ne dépérit pas par manque de soin, mais par excès de comptes rendus.',
        'Derrière tout ce zèle, il y a quelqu’un qui a très envie de bien faire ; c’est attendrissant, et cela vaut aussi pour tes histoires. Seulement, l’affection n’a pas d’indicateurs. Range le mètre ruban une semaine : ce que tu ne surveilles pas prend parfois dix centimètres pour te faire plaisir.',
      ],
    },
    cursed: {
      name: 'malédiction caractérisée',
      teaser: 'À la jardinerie, les pots reculent quand j’entre. Et toi ?',
      alternative: 'La Faucheuse, une fleur au capuchon, arrose avec douceur des pots qui s’éteignent un à un.',
      ground: 'ink',
      shape: 'leaf',
      portrait: [
        'Ce n’est pas toi, c’est le destin, et il porte des bottes. Tu fais tout comme il faut, au millilitre près ; pourtant la fougère se jette dans le vide, le citronnier attrape une maladie signalée une seule fois au Pérou, et même l’orchidée en soie se décolore. À la jardinerie, les pots reculent quand tu entres.',
        'Côté cœur, on reconnaît la signature : l’être parfait, croisé la veille de son départ pour la Nouvelle-Zélande. Courage, les sorts ont une date de péremption. Continue de planter, ris-en avant les autres, et garde toujours un dernier pot. Les miracles adorent les terres qui ont mauvaise réputation.',
      ],
    },
  },
};
