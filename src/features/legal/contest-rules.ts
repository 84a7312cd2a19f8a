import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Règlement du concours',
  description: 'Règlement du concours de Coquelicot.',
  sections: [],
};
