export const DIALOG_COPY = {
  cancel: 'Annuler',
};
