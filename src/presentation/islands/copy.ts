export const ISLAND_COPY = {
  /** Said in the place of an island whose script has not come. */
  notLoaded: 'Une partie de cette page n’a pas pu être chargée. Vérifie ta connexion, puis réessaie.',
  retry: 'Réessayer',
  /** Said in the place of an island that an error has ended. */
  failed:
    'Quelque chose a coincé ici, peut-être à cause d’une traduction automatique ou d’une extension de ton navigateur. Ce que tu avais fait est gardé.',
  goOn: 'Reprendre où j’en étais',
};
