import type { MarkupFault } from './markup-faults.ts';

export const SOURCE_COPY = {
  title: 'Code HTML',
  label: 'Code HTML du texte',
  hint: 'Ce que le site n’affiche pas est signalé avant d’être appliqué. Appliquer est une seule modification : Ctrl+Z l’annule.',
  protectedHint: 'Ce texte est protégé : ton code est gardé exactement comme tu l’écris.',
  missing: 'Le texte a changé entre-temps',
  arrived:
    'Une image vient d’y arriver : elle n’est pas dans ce code. Annule pour la garder ; si tu appliques, Ctrl+Z la ramène.',
  faults: 'À revoir',
  losses: 'L’éditeur ne garderait pas',
  fault: (fault: MarkupFault): string => {
    const place = `Ligne ${fault.line} :`;
    switch (fault.kind) {
      case 'unclosed':
        return `${place} <${fault.tag}> n’est jamais refermé.`;
      case 'unopened':
        return `${place} </${fault.tag}> ne referme rien.`;
      case 'forbidden-tag':
        return `${place} le site n’affiche pas <${fault.tag}>.`;
      case 'forbidden-attribute':
        return `${place} le site retire ${fault.attribute} de <${fault.tag}>.`;
      case 'unfinished':
        return `${place} une balise n’est pas finie.`;
    }
  },
  apply: 'Vérifier et appliquer',
  applyAnyway: 'Appliquer quand même',
  unapplied: 'Tes changements du code HTML ne sont pas appliqués. Les abandonner ?',
};
