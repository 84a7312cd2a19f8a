import { CLAIMS } from '../../core/claims.ts';

export const PODCAST = {
  title: 'Viens, on s’appelle',
  pageTitle: 'Viens, on s’appelle : le podcast',
  description:
    'Le podcast où des hommes décrochent et disent, en anonyme, ce qu’ils n’ont jamais dit à personne. Écoute, ou passe à l’antenne.',
  newTab: '(nouvel onglet)',
};

export const HERO = {
  label: 'Le podcast',
  clock: '00:07',
  headline: 'Viens,',
  headlineEnd: 'on s’appelle',
  tagline:
    'Il est tard, la ville dort, et un homme décroche. Il dit tout haut ce qu’il n’a jamais dit à personne. Même pas au copain. Surtout pas au copain.',
  listen: 'Écouter un épisode',
  apply: 'Devenir l’invité anonyme',
  nothingYet: 'Pas encore d’épisode en ligne : on ne décroche pas avant que ça sonne.',
};

/** The six questions as incoming calls (document 2, section 2). */
export const CALLS = {
  clock: '00:41',
  title: 'Six lignes clignotent',
  intro: 'Numéros masqués, questions à visage découvert. Choisis celle que tu oses prendre.',
  caller: 'Numéro masqué',
  pickUp: 'Décrocher',
  questions: [
    { line: 'Ligne 1', question: 'Pourquoi tu ghostes, au lieu de dire non ?' },
    { line: 'Ligne 2', question: 'Les applis de rencontre, tu en penses quoi, pour de vrai ?' },
    { line: 'Ligne 3', question: 'C’est quoi, le râteau qui te réveille encore ?' },
    { line: 'Ligne 4', question: 'La fois où tu es tombé amoureux, tu l’as dit à qui ?' },
    { line: 'Ligne 5', question: 'Un chagrin d’amour, tu le ranges où ?' },
    { line: 'Ligne 6', question: 'Désirer et aimer, chez toi, c’est la même personne ?' },
  ],
};

export const PLAYER = {
  clock: '01:30',
  title: 'Tends l’oreille',
  text: 'Casque vissé, lumière éteinte. Les aveux supportent mal le plein jour.',
  /** Shown where no player is configured. */
  onlyElsewhere: 'L’épisode s’écoute sur sa plateforme : un clic, et ça parle.',
  nothingYet: 'La bande tourne à vide : le premier épisode s’écoutera ici. La chaise de l’invité, elle, est libre.',
};

export const GUEST = {
  clock: '02:22',
  title: 'La septième ligne, c’est toi',
  intro:
    'On cherche des hommes qui ont quelque chose à dire et personne à qui le dire. Tu parles, et ton nom n’est pas diffusé.',
  steps: [
    { title: 'Tu choisis ce qui te démange', text: 'Un sujet suffit. Quatorze, c’est une saison complète.' },
    {
      title: 'On te recontacte',
      text: 'La voix du podcast étudie ta candidature et revient vers toi, là où tu l’as dit.',
    },
    { title: 'On s’appelle', text: 'Micro ouvert, nom fermé : ton témoignage est diffusé en anonyme.' },
  ],
  adults: 'Réservé aux personnes de 18 ans et plus.',
};

export const NEWSLETTER = {
  clock: '04:50',
  title: 'On te fait sonner ?',
  text: 'Un e-mail quand un épisode sort. Le reste du temps, on te laisse dormir.',
};

export const COMMUNITY = {
  clock: '05:15',
  title: 'Ça papote entre deux épisodes',
  text: 'Des vocaux trop longs, des avis non demandés, de la tendresse. Entre sans frapper.',
  whatsapp: 'Rejoindre le WhatsApp',
  telegram: 'Rejoindre le Telegram',
};

export const SIGNUP_CALL_TO_ACTION = {
  title: 'Le jour se lève. Et si tu appelais quelqu’un pour de vrai ?',
  text: `Plus de ${CLAIMS.singles} célibataires décrochent ici. L’inscription prend moins de ${CLAIMS.signupTime}.`,
  button: 'Je crée mon profil',
};

export const PODCAST_FOOTER = {
  name: 'Viens, on s’appelle',
  about: 'Un podcast de Coquelicot. On raccroche quand tu raccroches.',
  label: 'Liens du podcast',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
};

/** Page that follows a form sent without a script, once it is stored. The fragment of the address chooses the passage. */
export const THANKS = {
  title: 'C’est reçu',
  description: 'Ce que tu viens d’envoyer au podcast est bien arrivé.',
  text: 'Ce que tu viens d’envoyer est bien arrivé. Tu peux raccrocher tranquille.',
  passages: {
    candidature: 'Merci ! La voix du podcast va étudier ta candidature et revenir vers toi.',
    newsletter: 'C’est noté ! On te préviendra des nouveaux épisodes.',
    'newsletter-a-confirmer':
      'Presque ! Ouvre l’e-mail qu’on t’envoie et confirme ton adresse : on te préviendra ensuite des nouveaux épisodes.',
  },
  back: 'Retour au podcast',
};

/** Page that follows a form sent without a script, when it was not stored. */
export const TROUBLE = {
  title: 'Ça a coupé',
  description: 'Ce que tu viens d’envoyer au podcast n’est pas passé.',
  text: 'Ce que tu viens d’envoyer n’est pas passé.',
  passages: {
    'a-completer':
      'Il manque une réponse, ou l’une d’elles ne convient pas. Il faut ton prénom ou un pseudo, ton âge (18 ans ou plus), un moyen de contact, de quoi te joindre, un sujet et ton accord ; pour les épisodes, une adresse e-mail complète.',
    'champ-cache':
      'Un champ invisible était rempli, sans doute par ton navigateur ou une extension, et on t’a pris pour un robot. Reprends le formulaire par le bouton ci-dessous, sans remplissage automatique.',
    'trop-de-demandes': 'Ça sonne occupé : trop de demandes sont parties d’ici. Réessaie un peu plus tard.',
    panne: 'C’est chez nous que ça coince, pas chez toi. Réessaie dans un moment.',
  },
  advice: 'Reviens en arrière avec ton navigateur : tes réponses t’y attendent.',
  back: 'Retour au formulaire',
};
