import { CLAIMS } from '../../../core/claims.ts';
import type { CampaignParameters } from '../campaign-link.ts';

export const PARAMETERS: CampaignParameters = {
  utm_source: 'lettre-partenaire',
  utm_medium: 'email',
  utm_campaign: 'doucepiquant',
};

export const HERO = {
  pageTitle: 'Des rencontres douces, puis piquantes',
  description: `Tu viens de la lettre de nos amis ? Des célibataires près de chez toi, sans chichis. Inscription gratuite, en ${CLAIMS.signupTime}.`,
  greeting: 'Chère lectrice, cher lecteur,',
  headline: 'Doux d’abord.',
  headlineEnd: 'Piquant ensuite.',
  intro:
    'Tu lis la lettre de nos amis, donc tu as bon goût. Voici la suite, en vrai : des célibataires de ton coin qui savent ce qui les fait sourire, et qui le disent.',
  button: 'Je m’inscris, et je goûte',
  claim: `Plus de ${CLAIMS.singles} célibataires sont déjà à table.`,
};

export const BENEFITS = {
  title: 'Trois épices, pas une de plus',
  benefits: [
    {
      title: 'Des rencontres locales',
      text: 'Des gens de ton quartier. Le premier verre se prend à pied, le dernier aussi.',
    },
    {
      title: 'Décomplexé et fun',
      text: 'Tu dis ce dont tu as envie, on te répond pareil. Le second degré est servi à volonté.',
    },
    {
      title: 'La sécurité d’abord',
      text: 'Les profils sont vérifiés. Garde quand même ton flair, et le premier verre dans un endroit où il y a du monde.',
    },
  ],
};

export const TESTIMONIALS = {
  title: 'Ce qu’on adorerait lire',
  note: 'Témoignages imaginés par la rédaction : nos vrais membres, eux, gardent leurs dates pour eux.',
  cards: [
    {
      name: 'Camille',
      age: 29,
      quote: '« Il a demandé si j’aimais le piment. J’ai dit “un peu”. On a fini la soirée au lait, hilares. »',
    },
    {
      name: 'Samir',
      age: 35,
      quote: '« Elle a corrigé une faute dans ma bio. J’ai su que c’était sérieux. Elle est correctrice, cela dit. »',
    },
    {
      name: 'Léonie',
      age: 44,
      quote: '« Premier rendez-vous au marché. Il a pris des radis, j’ai pris son numéro. »',
    },
  ],
};

export const STEPS = {
  title: 'La recette',
  steps: [
    {
      title: 'Crée ton profil',
      text: `Une photo nette, une phrase qui pique. Compte ${CLAIMS.signupTime}, sans préchauffage.`,
    },
    {
      title: 'Découvre les profils',
      text: 'Tu goûtes des yeux. Un profil ne te dit rien ? Tu le laisses au bord de l’assiette, poliment.',
    },
    {
      title: 'Commence à discuter',
      text: 'Un « salut » suffit rarement. Une bonne question, presque toujours.',
    },
  ],
};

export const BAND = {
  title: 'Sers-toi, c’est prêt',
  promises: ['Inscription 100 % gratuite', 'Sans engagement', `Inscription en ${CLAIMS.signupTime}`],
  button: 'Je passe à table',
};

export const QUESTIONS = {
  title: 'Avant de goûter',
  questions: [
    {
      question: 'L’inscription est-elle gratuite ?',
      answer:
        'Oui, et les fonctions de base aussi. Des options premium existent, si tu veux du rab ; personne ne te les met dans l’assiette.',
    },
    {
      question: 'Mes données sont-elles protégées ?',
      answer:
        'Oui. Elles servent à te proposer des rencontres, et ton profil ne se montre qu’aux membres inscrits. Cette page-ci ne te suit nulle part sans ton accord.',
    },
    {
      question: 'Puis-je rester invisible ?',
      answer:
        'Oui, en mode invisible : tu regardes sans te montrer, comme derrière une carte des desserts. Tu la baisses quand tu veux.',
    },
  ],
  button: 'Je m’inscris',
};
