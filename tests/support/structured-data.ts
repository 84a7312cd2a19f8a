import * as v from 'valibot';

const address = v.pipe(v.string(), v.url(), v.startsWith('http'));
/** Instant with its time zone, which Google asks for. */
const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/),
  v.isoTimestamp(),
);
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const organisation = v.strictObject({
  '@type': v.literal('Organization'),
  name: text,
  url: address,
  logo: v.optional(address),
});

const item = v.strictObject({ '@type': v.literal('ListItem'), position: v.number(), name: text, item: address });

const question = v.strictObject({
  '@type': v.literal('Question'),
  name: text,
  acceptedAnswer: v.strictObject({ '@type': v.literal('Answer'), text }),
});

const context = { '@context': v.literal('https://schema.org') };

/**
 * The types that the site uses, with what schema.org and Google ask of each: required and recommended properties, and no
 * other name, so that a misspelt one fails (developers.google.com/search/docs/appearance/structured-data).
 */
export const STRUCTURED_DATA = v.variant('@type', [
  v.strictObject({
    ...context,
    '@type': v.literal('Article'),
    headline: text,
    description: text,
    url: address,
    mainEntityOfPage: address,
    image: v.union([address, v.pipe(v.array(address), v.nonEmpty())]),
    datePublished: instant,
    dateModified: instant,
    inLanguage: v.literal('fr'),
    author: organisation,
    publisher: organisation,
    articleSection: v.optional(text),
    keywords: v.optional(text),
  }),
  v.strictObject({
    ...context,
    '@type': v.literal('BreadcrumbList'),
    itemListElement: v.pipe(
      v.array(item),
      v.minLength(2),
      v.check((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1'),
    ),
  }),
  v.strictObject({
    ...context,
    '@type': v.literal('Organization'),
    name: text,
    url: address,
    logo: address,
    slogan: v.optional(text),
  }),
  v.strictObject({
    ...context,
    '@type': v.literal('WebSite'),
    name: text,
    url: address,
    potentialAction: v.strictObject({
      '@type': v.literal('SearchAction'),
      target: v.strictObject({
        '@type': v.literal('EntryPoint'),
        urlTemplate: v.pipe(v.string(), v.startsWith('http'), v.includes('{search_term_string}')),
      }),
      'query-input': v.literal('required name=search_term_string'),
    }),
  }),
  v.strictObject({
    ...context,
    '@type': v.literal('FAQPage'),
    mainEntity: v.pipe(v.array(question), v.nonEmpty()),
  }),
]);

/** Parses the JSON-LD of a page. @throws SyntaxError when one is not JSON */
export function structuredDataOf(html: string): unknown[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as unknown);
}
