export const SIGN_IN_AGAIN_COPY = {
  title: 'Ta session a expiré',
  text: 'Tout ce que tu as tapé est encore là. Retape ton mot de passe, et reprends où tu en étais.',
  account: (email: string) => `Compte : ${email}`,
  password: 'Mot de passe',
  noPassword: 'Il nous faut ton mot de passe.',
  button: 'Me reconnecter',
  submitting: 'Connexion…',
  later: 'Plus tard',
  reminder: 'Ta session a expiré : rien ne s’enregistre sur le serveur.',
  reopen: 'Me reconnecter',
  failed: 'Une erreur est survenue. Ton texte est toujours là : attends un instant, puis réessaie.',
};
