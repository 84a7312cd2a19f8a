import { describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from './article-form.ts';
import { formDifference } from './form-difference.ts';
import { mergeDecisions, type Decision, type Side } from './merge-decisions.ts';
import { mergedForm } from './merged-form.ts';

const form = (content: string, changes: Partial<ArticleForm> = {}): ArticleForm => ({
  ...emptyForm('blog'),
  content,
  ...changes,
});

/** Merges two forms without a writer's choices: each difference that asks for one is taken from `after`. */
function merge(base: ArticleForm, before: ArticleForm, after: ArticleForm) {
  const branches = { base, before, after };
  const difference = formDifference(before, after);
  const decisions = mergeDecisions(branches, difference);
  const decided = <Key>(map: ReadonlyMap<Key, Decision>) =>
    new Map([...map].filter((entry): entry is [Key, Side] => entry[1] !== 'ask'));
  const isAsked = (decision: Decision) => decision === 'ask';
  return {
    asked: [
      ...[...decisions.fields].filter(([, decision]) => isAsked(decision)).map(([field]) => field),
      ...[...decisions.paragraphs].filter(([, decision]) => isAsked(decision)).map(([index]) => index),
    ],
    form: mergedForm(branches, difference, {
      fields: decided(decisions.fields),
      paragraphs: decided(decisions.paragraphs),
    }),
  };
}

const A = '<p>Le premier paragraphe parle de la plage.</p>';
const B = '<p>Le deuxième raconte un long voyage en train.</p>';
const B2 = '<p>Le deuxième raconte un long voyage en bus.</p>';
const B3 = '<p>Le deuxième raconte un long voyage en ballon.</p>';
const C = '<p>Enfin tout le monde rentre se coucher.</p>';
const D = '<p>Une phrase que personne n’avait encore écrite.</p>';

describe('a text merged from two texts with one base', () => {
  it.each<[what: string, base: string, theirs: string, mine: string, merged: string]>([
    ['takes a change of theirs', A + B, A + B2, A + B, A + B2],
    ['takes a change of mine', A + B, A + B, A + B2, A + B2],
    ['takes a change that both have made alike', A + B, A + B2, A + B2, A + B2],
    ['takes a paragraph that they have added', A + B, A + D + B, A + B, A + D + B],
    ['takes a paragraph that I have added', A + B, A + B, A + D + B, A + D + B],
    ['takes a paragraph that each side has added', A + B, A + B + C, D + A + B, D + A + B + C],
    ['drops a paragraph that they have removed', A + B + C, A + C, A + B + C, A + C],
    ['drops a paragraph that I have removed', A + B + C, A + B + C, A + C, A + C],
    ['takes a move of theirs, without a duplicate', A + B + C, B + C + A, A + B + C, B + C + A],
    ['takes a move of mine, without a duplicate', A + B + C, A + B + C, B + C + A, B + C + A],
    ['puts a paragraph that both have moved where I have it', A + B + C, B + A + C, B + C + A, B + C + A],
    ['takes a change by one side beside a removal by the other', A + B + C, A + B2 + C, B + C, B2 + C],
    [
      'takes the new kind of a block that they have changed',
      A + B,
      A + B.replaceAll('p>', 'h2>'),
      A + B,
      A + B.replaceAll('p>', 'h2>'),
    ],
  ])('%s, without asking', (_, base, theirs, mine, expected) => {
    const { asked, form: merged } = merge(form(base), form(theirs), form(mine));
    expect(asked).toEqual([]);
    expect(merged.content).toBe(expected);
  });

  it.each<[what: string, theirs: string, mine: string]>([
    ['both have changed differently', A + B2, A + B3],
    ['they have changed and I have removed', A + B2, A],
    ['I have changed and they have removed', A, A + B2],
  ])('asks about a paragraph that %s', (_, theirs, mine) => {
    expect(merge(form(A + B), form(theirs), form(mine)).asked).toHaveLength(1);
  });

  it('keeps every paragraph that both sides have kept, for all combinations of orders', () => {
    const short = ['<p>Oui.</p>', '<p>Non.</p>', '<p>Peut-être bien.</p>', A, B];
    const orders = [
      short,
      short.toReversed(),
      [...short.slice(2), ...short.slice(0, 2)],
      [...short.slice(4), ...short.slice(0, 4)],
    ];
    for (const base of orders) {
      for (const theirs of orders) {
        for (const mine of orders) {
          const merged = merge(form(base.join('')), form(theirs.join('')), form(mine.join(''))).form.content;
          for (const block of short) expect(merged).toContain(block);
        }
      }
    }
  });
});

describe('fields of two forms', () => {
  const base = form(A, { title: 'Un soir', description: 'Une accroche', tags: ['été', 'vin'], isFeatured: false });

  it('are taken from the side that has changed them', () => {
    const { asked, form: merged } = merge(
      base,
      { ...base, title: 'Un beau soir', isFeatured: true },
      { ...base, description: 'Une autre accroche' },
    );
    expect(asked).toEqual([]);
    expect(merged).toMatchObject({ title: 'Un beau soir', isFeatured: true, description: 'Une autre accroche' });
  });

  it('are asked about where both have changed them differently', () => {
    const { asked } = merge(base, { ...base, title: 'Un beau soir' }, { ...base, title: 'Un mauvais soir' });
    expect(asked).toEqual(['title']);
  });

  it('combine, in lists, the additions of both sides and drop an entry that one side has removed', () => {
    const { asked, form: merged } = merge(
      base,
      { ...base, tags: ['été', 'vin', 'mer'] },
      { ...base, tags: ['été', 'sable'] },
    );
    expect(asked).toEqual([]);
    expect(merged.tags).toEqual(['été', 'mer', 'sable']);
  });

  it('include with a slug the mark that the user typed it', () => {
    const { form: merged } = merge(base, { ...base, slug: 'choisi', isSlugCustom: true }, base);
    expect(merged).toMatchObject({ slug: 'choisi', isSlugCustom: true });
  });
});
