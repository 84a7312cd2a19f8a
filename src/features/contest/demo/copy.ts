import { PRODUCT_NAME } from '../../../core/product.ts';

/** What the demonstration says. */
export const DEMO_COPY = {
  description: `Démonstration du grand jeu concours de ${PRODUCT_NAME} : les chiffres et les gagnants y sont inventés, et rien n’est en jeu.`,
  label: 'Données de démonstration',
  participants: 'participants en ce moment',
  winners: 'Derniers gagnants',
  note: 'Ce concours est une démonstration : aucun lot n’est en jeu pour l’instant.',
};
