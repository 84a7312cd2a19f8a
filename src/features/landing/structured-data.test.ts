import { describe, expect, it } from 'vitest';
import { landingData } from './structured-data.ts';

describe('landingData', () => {
  const [organization, webSite, faq] = landingData(new URL('https://coquelicot.example/somewhere'), [
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

  it('describes the search of the site', () => {
    expect(webSite).toMatchObject({
      '@type': 'WebSite',
      url: 'https://coquelicot.example/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://coquelicot.example/recherche?q={search_term_string}' },
      },
    });
  });

  it('gives each question its answer', () => {
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Gratuit ?', acceptedAnswer: { '@type': 'Answer', text: 'Oui.' } }],
    });
  });
});
