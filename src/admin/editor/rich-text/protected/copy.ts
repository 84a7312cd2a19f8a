export const PROTECTED_TEXT_COPY = {
  title: 'Ce texte est protégé',
  explanation:
    'Son code HTML contient ce que l’éditeur ne sait pas garder. Il reste donc tel quel, sans rien perdre. L’ouvrir à l’écriture changerait ceci :',
  source: 'Modifier le code HTML',
  convert: 'Convertir et modifier',
  conversion: 'Compare d’abord : ce qui manque à droite sera perdu.',
  before: 'Aujourd’hui',
  after: 'Après conversion',
  confirm: 'Convertir',
};
