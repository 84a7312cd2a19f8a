import { describe, expect, it } from 'vitest';
import { errorPage } from '../server/http/plain-page.ts';
import { redirectPage } from '../server/publisher/object-storage/host-redirects.ts';
import { PREPARING_PAGE } from '../server/web/stored-site.ts';
import { TESTIMONIALS } from './features/landing/testimonials.ts';
import { typographyFaults } from '../tests/support/french-typography.ts';
import { readSeedArticles } from '../tests/support/seed-articles.ts';
import { readSourceTexts } from '../tests/support/source-texts.ts';

const LONGEST_SAMPLE_TITLE = 110;
const articles = readSeedArticles();

describe('French typography', () => {
  it.each([
    ['Rien n’est perdu : tout va.', 1],
    ['Tu viens ?', 1],
    ['Tu viens\u00a0?', 0],
    ['Ça va\u00a0?', 1],
    ['Ça va\u202f?', 0],
    ['« Ça va »', 2],
    ['«\u00a0Ça va\u00a0»', 0],
    ['« Ça va\u00a0»', 1],
    ['Ça vaut “salut”', 1],
    ['«\u00a0Une case “autre” déjà cochée\u00a0»', 0],
    ["C'est déjà ça", 1],
    ['Déjà 100 % et 24 €', 2],
    ['Elle dit\u00a0: «\u00a0Déjà\u202f!\u00a0»', 0],
    ['Envoi en cours...', 1],
    ['wide:grid-cols-2 after:inset-0', 0],
    ["The table doesn't exist: create it", 0],
  ])('is checked by typographyFaults: %s', (text, faults) => {
    expect(typographyFaults(text)).toHaveLength(faults);
  });

  it.each([PREPARING_PAGE, errorPage('0a1b2c3d4'), redirectPage('/blog')])(
    'is correct in a page of the server: %s',
    (page) => {
      expect(typographyFaults(page.replace(/<[^>]*>/g, ' '))).toEqual([]);
    },
  );

  it.each(articles)('is correct in the sample article $file', ({ header, text }) => {
    expect([...header, text].flatMap(typographyFaults)).toEqual([]);
  });

  // Parses every source file, which takes long on a busy machine.
  it('is correct in every text of the sources', { timeout: 60_000 }, () => {
    // The card puts « » around a member's quote.
    const texts = readSourceTexts().filter(({ text }) => !TESTIMONIALS.cards.some(({ quote }) => quote === text));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.flatMap(({ place, text }) => typographyFaults(text).map((fault) => `${place}: ${fault}`))).toEqual([]);
    expect(TESTIMONIALS.cards.flatMap(({ quote }) => typographyFaults(`«\u00a0${quote}\u00a0»`))).toEqual([]);
  });
});

describe('the sample articles', () => {
  it.each(articles)('$file has a title of at most 110 characters', ({ title }) => {
    expect(title.length).toBeLessThanOrEqual(LONGEST_SAMPLE_TITLE);
  });

  it.each(TESTIMONIALS.cards)(
    'have no character called $name, the name of a member on the landing page',
    ({ name }) => {
      const called = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');
      const named = articles.filter(({ header, text }) => [...header, text].some((part) => called.test(part)));
      expect(named.map(({ file }) => file)).toEqual([]);
    },
  );

  it('contain no email address, because mail sent to it would not be read', () => {
    const asking = articles.filter(({ header, text }) => [...header, text].some((part) => /\S@\S/u.test(part)));
    expect(asking.map(({ file }) => file)).toEqual([]);
  });
});
