import { CLAIMS } from '../../core/claims.ts';

export const QUIZ_CALL_TO_ACTION = {
  title: 'Maintenant que tu te connais, fais connaissance.',
  text: `Plus de ${CLAIMS.singles} célibataires, et autant de portraits à comparer. Un profil se crée en ${CLAIMS.quizSignupTime} si tu tapes vite, en moins de ${CLAIMS.signupTime} sinon.`,
  button: 'Je m’inscris',
};

export const RESULT_COPY = {
  play: 'Jouer',
  others: 'Les autres verdicts',
  share: 'Fais passer :',
};
