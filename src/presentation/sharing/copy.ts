/** What the ways of sharing a page say. */
export const SHARING_COPY = {
  native: 'Partager',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  refused: 'Ton navigateur refuse. C’est sélectionné : à toi de copier.',
};
