import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Accessibilité',
  description: 'Accessibilité de Coquelicot.',
  sections: [],
};
