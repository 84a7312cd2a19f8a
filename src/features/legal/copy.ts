import { CLAIMS } from '../../core/claims.ts';

export const LEGAL_COPY = {
  updated: 'Dernière mise à jour :',
  contents: 'Sommaire',
};

export const LEGAL_CALL_TO_ACTION = {
  title: 'Tu lis même les petites lignes ? Tu vas plaire.',
  text: `La suite est plus légère : l’inscription prend moins de ${CLAIMS.signupTime}.`,
  button: 'Je m’inscris',
};
