import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Mentions légales',
  description: 'Mentions légales de Coquelicot.',
  sections: [],
};
