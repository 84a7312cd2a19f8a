import { describe, expect, it } from 'vitest';
import { slugAfterTitle, slugOfTitle, slugProblem, typedSlug } from './slug.ts';

const FOLLOWING = { slug: 'ancien', isSlugCustom: false };
const CUSTOM = { slug: 'a-moi', isSlugCustom: true };

describe('a slug', () => {
  it('follows its title', () => {
    expect(slugAfterTitle(FOLLOWING, 'Où draguer à Paris ?', false)).toEqual({
      slug: 'ou-draguer-a-paris',
      isSlugCustom: false,
    });
  });

  it.each([
    ['that was typed', CUSTOM, false],
    ['that visitors know', FOLLOWING, true],
    ['that is both', CUSTOM, true],
  ])('%s does not', (_, choice, isPublished) => {
    expect(slugAfterTitle(choice, 'Autre titre', isPublished)).toBe(choice);
  });

  it('that was emptied follows the title again', () => {
    expect(slugAfterTitle(typedSlug('  '), 'Titre', false)).toEqual({ slug: 'titre', isSlugCustom: false });
  });

  it.each([
    ['Mon Slug', 'mon-slug'],
    ['mon  slug', 'mon-slug'],
    [' mon-', 'mon-'],
    ['e\u0301te\u0301', 'été'],
    ['coeur-❤️', 'coeur-❤️'],
  ])('typed as %j is %j', (typed, slug) => {
    expect(typedSlug(typed)).toEqual({ slug, isSlugCustom: true });
  });

  it('of a long title ends between words, within the limit of the database', () => {
    const { slug } = slugOfTitle('amour toujours '.repeat(30));
    expect(slug).toMatch(/^(amour-toujours-)*amour(-toujours)?$/);
    expect(slug.length).toBeGreaterThan(180);
    expect(slugProblem(slug)).toBeNull();
  });

  it('of a title of one endless word is cut', () => {
    expect(slugOfTitle('a'.repeat(300)).slug).toHaveLength(200);
  });

  it('of a title without letters is empty', () => {
    expect(slugOfTitle('❤️ ! ?').slug).toBe('');
  });
});

describe('slugProblem', () => {
  it.each(['', 'mon-slug', 'été-2026', '7', 'a'.repeat(200)])('has nothing against %j', (slug) => {
    expect(slugProblem(slug)).toBeNull();
  });

  it.each([
    ['coeur-❤️', ['❤️']],
    ['👩‍❤️‍👩-et-👩‍❤️‍👩', ['👩‍❤️‍👩']],
    ['a/b?c', ['/', '?']],
    ['l’été', ['’']],
    ['a_b', ['_']],
  ])('names the characters of %j', (slug, characters) => {
    expect(slugProblem(slug)).toEqual({ kind: 'characters', characters });
  });

  it.each(['-a', 'a-', 'a--b', '-'])('sees the hyphens of %j', (slug) => {
    expect(slugProblem(slug)).toEqual({ kind: 'hyphens' });
  });

  it('counts bytes', () => {
    expect(slugProblem('é'.repeat(100))).toBeNull();
    expect(slugProblem('é'.repeat(101))).toEqual({ kind: 'too-long' });
  });
});
