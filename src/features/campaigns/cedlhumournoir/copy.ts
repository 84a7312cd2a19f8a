import { CLAIMS } from '../../../core/claims.ts';
import type { CampaignParameters } from '../campaign-link.ts';

export const PARAMETERS: CampaignParameters = {
  utm_source: 'cedlhumournoir',
  utm_medium: 'humour',
  utm_campaign: 'cedlhumournoir',
};

export const COPY = {
  partner: 'C’est d’l’humour noir',
  pageTitle: 'C’est d’l’humour noir',
  description: `Faire-part : ton célibat nous quitte. Plus de ${CLAIMS.singles} célibataires qui rient aussi au mauvais moment.`,
  notice: 'Faire-part',
  headline: 'Ci-gît',
  headlineEnd: 'ton célibat.',
  announcement:
    'Il s’est éteint un mardi, entre deux notifications, entouré de ses applis. Ni fleurs ni couronnes : un coquelicot suffira.',
  intro: `Tu ris aux enterrements et tu te mords la joue ? Vous êtes plus de ${CLAIMS.singles} célibataires ici, dont quelques-uns, sans doute, avec la même tache sur la conscience.`,
  button: 'J’enterre mon célibat',
  note: `Cérémonie gratuite pour l’essentiel, ${CLAIMS.signupTime}, tenue libre.`,
  questions: {
    title: 'Condoléances et questions',
    questions: [
      {
        question: 'Est-ce que ça fait mal ?',
        answer: `L’inscription, non : ${CLAIMS.signupTime}, sans anesthésie, gratuite pour l’essentiel. Le premier rendez-vous, parfois. On garde les fleurs.`,
      },
      {
        question: 'Et si personne ne rit à mes blagues ?',
        answer:
          'Alors ce sera dans la plus stricte intimité. Mais sur autant de monde, il y a toujours quelqu’un qui pouffe au dernier rang. Mets-toi à côté.',
      },
    ],
  },
};
