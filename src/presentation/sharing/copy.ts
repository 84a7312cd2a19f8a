export const SHARING_COPY = {
  native: 'Partager',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  refused: 'Ton navigateur refuse de copier. Le lien est sélectionné : copie-le à la main.',
};
