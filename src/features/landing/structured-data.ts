import { SEARCH_ADDRESS } from '../../core/site/addresses.ts';
import { PRODUCT_NAME, PRODUCT_TAGLINE } from '../../core/product.ts';

interface Question {
  question: string;
  answer: string;
}

/** Returns the JSON-LD of the landing page: the service, the site's search, and the page's questions. */
export function landingData(site: URL, questions: readonly Question[]): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: PRODUCT_NAME,
      slogan: PRODUCT_TAGLINE,
      url: new URL('/', site).href,
      logo: new URL('/favicon.svg', site).href,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: PRODUCT_NAME,
      url: new URL('/', site).href,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          // `URL` would encode the braces, which search engines fill in.
          urlTemplate: `${new URL(SEARCH_ADDRESS, site).href}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
