import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Cookies',
  description: 'Cookies de Coquelicot.',
  sections: [],
};
