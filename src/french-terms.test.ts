import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headlessSentences, ownPlurals, termFaults } from '../tests/support/french-terms.ts';
import { readSeedArticles } from '../tests/support/seed-articles.ts';
import { readSourceTexts, type SourceText } from '../tests/support/source-texts.ts';

const INTERFACE = /^(?:src\/(?:admin|features|presentation|core\/(?:quiz|privacy))|supabase\/functions)\//u;
/** Name of a setting. */
const SETTING = /^[A-Z]+_[A-Z_]+$/u;
const SENTENCE_OR_LABEL = /^\p{Lu}|\p{L}[\s\u00a0\u202f’]+\p{L}/u;

/** Sentences and labels: texts of several words, or that begin with a capital. */
const interfaceTexts = (): SourceText[] =>
  readSourceTexts().filter(
    ({ place, text }) => INTERFACE.test(place) && SENTENCE_OR_LABEL.test(text) && !SETTING.test(text),
  );

const placed = (texts: SourceText[], faults: (text: string) => string[]) =>
  texts.flatMap(({ place, text }) => faults(text).map((fault) => `${place}: ${fault}`));

describe('the terms of texts', () => {
  it.each([
    ['On t’envoie un mail', 1],
    ['On t’envoie un e-mail', 0],
    ['Ton adresse électronique', 1],
    ['Sauvegarde d’abord', 1],
    ['Sauvegarde réussie', 0],
    ['Cette URL est prise', 1],
    ['Laisse une étiquette', 1],
    ['Le billet n° 3', 1],
    ['Inscris-toi au concours', 1],
    ['Tu t’inscris au concours', 1],
    ['Tu participes au concours', 0],
  ])('are checked by termFaults: %s', (text, faults) => {
    expect(termFaults(text)).toHaveLength(faults);
  });

  // Parses every source file, which takes long on a busy machine.
  it('are correct in every text of the interface', { timeout: 60_000 }, () => {
    expect(placed(interfaceTexts(), termFaults)).toEqual([]);
  });

  it.each(readSeedArticles())('follow the site’s form of numbers and dates in the sample article $file', (article) => {
    expect([...article.header, article.text].flatMap(termFaults).filter((fault) => /«nº»|«1er»/u.test(fault))).toEqual(
      [],
    );
  });
});

describe('sentences of the interface', () => {
  it.each([
    ['Qui a ce lien lit le texte.', 1],
    ['Rien n’est perdu. Ce qui manque est à droite.', 1],
    ['Toute personne qui a ce lien lit le texte.', 0],
    ['Qui peut participer', 0],
    ['Ce qui te fait craquer chez une femme', 0],
  ])('are checked for a leading subject: %s', (text, faults) => {
    expect(headlessSentences(text)).toHaveLength(faults);
  });

  it('begin with their subject in every text of the interface', { timeout: 60_000 }, () => {
    // Answers of a quiz and its verdicts speak as people do.
    const texts = interfaceTexts().filter(({ place }) => !place.startsWith('src/core/quiz/'));
    expect(placed(texts, headlessSentences)).toEqual([]);
  });
});

describe('plural forms', () => {
  it.each([
    ['count > 1 ? "vues" : "vue"', 1],
    ['count < 1 ? "Bientôt" : "Plus tard"', 0],
    ['count === 1 ? "vue" : `${count} vues`', 1],
    ['page === 1 ? root : `${root}/page/${page}`', 0],
    ['plural(count, "vue", "vues")', 0],
  ])('are checked to come from plural(): %s', (source, faults) => {
    expect(ownPlurals(source, 'copy.ts')).toHaveLength(faults);
  });

  it('come from plural() in the whole interface', { timeout: 60_000 }, () => {
    const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.{test,support}.{ts,tsx}'] }).filter((file) =>
      INTERFACE.test(file),
    );
    expect(files.flatMap((file) => ownPlurals(readFileSync(file, 'utf8'), file))).toEqual([]);
  });
});
