export const ISLAND_COPY = {
  /** Message in place of an island whose script has not loaded. */
  notLoaded: 'Une partie de cette page n’a pas pu être chargée. Vérifie ta connexion, puis réessaie.',
  retry: 'Réessayer',
  /** Message in place of an island after an error. */
  failed:
    'Quelque chose a coincé ici, peut-être à cause d’une traduction automatique ou d’une extension de ton navigateur. Ce que tu avais fait est gardé.',
  goOn: 'Reprendre où j’en étais',
};
