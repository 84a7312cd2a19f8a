import { CLAIMS } from '../../claims.ts';
import type { Quiz } from '../quiz.ts';

type Category = 'love' | 'flirt' | 'casual' | 'hot';

export const DATING_INTENT: Quiz<Category> = {
  address: '/dating-intent',
  title: 'Que cherches-tu sur une appli de rencontre ?',
  intro: 'Trois questions, aucune mauvaise intention. Enfin, si, une, mais très bien présentée.',
  description:
    'L’amour, le flirt, le léger ou le désir ? Trois questions pour mettre un mot sur ce que tu cherches vraiment, et savoir le dire.',
  version: 1,
  categories: ['love', 'flirt', 'casual', 'hot'],
  tie: 'first',
  answerDelay: 500,
  fadeDelay: 300,
  celebration: null,
  hubText: 'Trois questions pour mettre un mot dessus. Un mot que tu pourras dire à table, ou pas.',
  resultLabel: 'Ton intention',
  invitation: 'Et toi, que cherches-tu ?',
  buttons: {
    signUp: `Trouver qui cherche pareil, en ${CLAIMS.quizSignupTime}`,
    retry: 'Refaire le test',
    games: 'Faire un autre quiz',
  },
  retriesBy: 'reload',
  questions: [
    {
      text: 'Vendredi, vingt-deux heures, ton téléphone vibre. Tu espères…',
      options: [
        { text: '« J’ai vu une chose qui m’a fait penser à toi. »', category: 'love' },
        { text: 'La réponse à ma taquinerie de tout à l’heure, en plus insolente.', category: 'flirt' },
        { text: '« On est au bar du coin, tu passes ? »', category: 'casual' },
        { text: '« Je ne dors pas. Et toi ? »', category: 'hot' },
      ],
    },
    {
      text: 'Ton profil rêvé commence par…',
      options: [
        { text: '« On verra bien, et ce sera déjà très bien. »', category: 'casual' },
        { text: 'Une photo de dos. Un très bon dos.', category: 'hot' },
        { text: '« Cherche quelqu’un avec qui rater des lasagnes. »', category: 'love' },
        { text: 'Une devinette, dont la solution se donne de vive voix.', category: 'flirt' },
      ],
    },
    {
      text: 'Et dans six mois, vous deux ?',
      options: [
        { text: 'On se tourne encore autour, et c’est exquis.', category: 'flirt' },
        { text: 'On a un désaccord durable sur la couleur des rideaux.', category: 'love' },
        { text: 'On connaît par cœur le nombre de marches jusqu’à chez l’autre.', category: 'hot' },
        { text: 'On se croise avec plaisir, sans plan sur la comète.', category: 'casual' },
      ],
    },
  ],
  results: {
    love: {
      name: 'l’amour, le grand',
      teaser: 'Je cherche l’amour, et je l’écris en toutes lettres. Et toi ?',
      alternative: 'Deux messieurs âgés rient, serrés dans la même écharpe.',
      ground: 'poppy',
      shape: 'arch',
      pollPercentage: 35,
      portrait: [
        'Tu jures que tu regardes « juste comme ça », mais tu as déjà imaginé vos deux noms sur la boîte aux lettres. Tu cherches une présence : quelqu’un à qui envoyer la photo d’un pigeon ridicule, quelqu’un qui devine à ta voix que la réunion s’est mal passée. Les étincelles t’amusent ; ce qui te fait rester, c’est la lampe qu’on laisse allumée.',
        'Assume-le dès la première ligne. Dire qu’on veut aimer n’a jamais fait fuir les bonnes personnes, seulement les courants d’air. Avance à ton pas, ne saute pas l’étape des fous rires, et laisse les grandes phrases arriver à pied.',
      ],
    },
    flirt: {
      name: 'le flirt, cet art',
      teaser: 'Mon intention tient dans le sous-entendu. Et la tienne ?',
      alternative: 'Deux personnes se cachent derrière leurs menus ; sous la table, leurs pieds se cherchent.',
      ground: 'blush',
      shape: 'bubble',
      pollPercentage: 40,
      portrait: [
        'Ce que tu préfères, c’est le fil tendu entre deux répliques. Tu aimes quand rien n’est dit et que tout se comprend : les piques du soir, les joutes par écran interposé, le quart de seconde où l’on ne sait plus qui mène. Pour toi, la séduction n’est pas un couloir vers autre chose ; c’est la pièce principale, celle qui a la vue.',
        'Veille seulement à ce que l’autre connaisse les règles, car on peut perdre à un jeu sans savoir qu’on y jouait. Et si, un soir, ton adversaire te touche pour de bon, ne change pas de sujet. Les plus belles parties finissent parfois par une trêve.',
      ],
    },
    casual: {
      name: 'le léger, bien assumé',
      teaser: 'Je voyage en bagage cabine. Et toi, que cherches-tu ?',
      alternative: 'Une personne en chapeau de plage coupe en souriant le fil d’un ballon en forme de cœur.',
      ground: 'pistachio',
      shape: 'leaf',
      pollPercentage: 15,
      portrait: [
        'Tu voyages en bagage cabine. De bons moments, de la tendresse sans échéancier, un message quand l’envie passe et un vrai sourire quand elle repasse : voilà ton programme, et il n’a rien de frivole. Il demande même beaucoup de tact, puisqu’il faut être pleinement là le samedi sans rien réclamer le lundi.',
        'Ta règle d’or s’écrit au dos d’un ticket de métro : annoncer la couleur avant le premier verre, et la répéter si elle change. Léger ne veut pas dire jetable. Traite les gens de passage comme des invités, ils te le rendront, et certains prendront leurs habitudes à ta table.',
      ],
    },
    hot: {
      name: 'le désir, sans détour',
      teaser: 'Mon intention ? Elle monte l’escalier. Et la tienne ?',
      alternative:
        'Une personne dont les cheveux sont des flammes y fait griller une guimauve, près d’un thermomètre au maximum.',
      ground: 'ink',
      shape: 'petal',
      pollPercentage: 47,
      portrait: [
        'Chez toi, la peau a voix au chapitre. Tu ne cherches pas un discours, tu cherches une électricité : cette seconde, dans l’escalier, où plus personne ne parle et où tout le monde est d’accord. Tu sais ce qui te plaît, tu sais le dire, et tu trouves bien plus troublant encore qu’on te le demande. Le désir est une langue vivante ; tu la pratiques sans dictionnaire.',
        'Emporte quand même la grammaire : le respect, les précautions, le droit de changer d’avis jusqu’à la dernière seconde. Ajoute un verre d’eau et un mot doux au réveil. Rien n’est plus torride que quelqu’un qui sait prendre soin.',
      ],
    },
  },
};
