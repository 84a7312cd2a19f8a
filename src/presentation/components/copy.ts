/** Says beside an invitation to sign up that the site has no dating service to lead to. */
export const SIGNUP_NOT_OPEN = 'L’inscription n’est pas encore ouverte ici : le bouton te dit où on en est.';
