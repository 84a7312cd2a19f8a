import type { TableCommandName } from './table-commands.ts';

export const TABLE_COPY = {
  title: 'Insérer un tableau',
  rows: 'Lignes',
  columns: 'Colonnes',
  withHeader: 'La première ligne porte les titres des colonnes',
  insert: 'Insérer le tableau',
  commands: {
    addRowBefore: 'Ajouter une ligne au-dessus',
    addRowAfter: 'Ajouter une ligne en dessous',
    deleteRow: 'Supprimer la ligne',
    addColumnBefore: 'Ajouter une colonne à gauche',
    addColumnAfter: 'Ajouter une colonne à droite',
    deleteColumn: 'Supprimer la colonne',
    toggleHeaderRow: 'Ligne de titres',
    deleteTable: 'Supprimer le tableau',
  } satisfies Record<TableCommandName, string>,
  group: 'Tableau',
};
