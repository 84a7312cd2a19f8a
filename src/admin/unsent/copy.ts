import { plural } from '../../core/text/plural.ts';

export const SIGN_OUT_COPY = {
  title: 'Te déconnecter maintenant ?',
  text: (count: number) =>
    `${plural(count, 'Un texte n’est', `${count} textes ne sont`)} que sur cet ordinateur : le serveur ne ${plural(count, 'l’a', 'les a')} pas.`,
  advice: 'Ouvre un texte pour l’enregistrer d’abord. Gardé ici, il t’attend à ta prochaine connexion.',
  list: 'Textes non enregistrés',
  stay: 'Rester',
  keep: 'Garder et me déconnecter',
  forget: 'Effacer et me déconnecter',
  forgetOthers: 'Effacer les autres et me déconnecter',
  written: 'Ouvert dans un onglet',
  writtenAdvice: 'Un texte ouvert dans un onglet ne s’efface pas d’ici : enregistre-le, ou quitte son éditeur d’abord.',
  notForgotten: {
    text: 'Rien n’est effacé',
    advice: 'Le navigateur refuse d’effacer ces textes, et ta session reste ouverte. Réessaie dans un instant.',
    close: 'Fermer',
  },
};
