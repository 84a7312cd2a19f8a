import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Confidentialité',
  description: 'Confidentialité de Coquelicot.',
  sections: [],
};
