/** Sentence beside an invitation to sign up while no dating service is configured. */
export const SIGNUP_NOT_OPEN = 'L’inscription n’est pas encore ouverte ici : le bouton te dit où on en est.';
