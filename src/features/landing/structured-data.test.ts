import { describe, expect, it } from 'vitest';
import { landingData } from './structured-data.ts';

describe('landingData', () => {
  const [organization, faq] = landingData(new URL('https://coquelicot.example/somewhere'), [
    { question: 'Gratuit ?', answer: 'Oui.' },
  ]);

  it('names the organization at the root of the site', () => {
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Coquelicot',
      url: 'https://coquelicot.example/',
      logo: 'https://coquelicot.example/favicon.svg',
    });
  });

  it('gives each question its answer', () => {
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Gratuit ?', acceptedAnswer: { '@type': 'Answer', text: 'Oui.' } }],
    });
  });
});
