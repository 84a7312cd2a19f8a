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
    ['typed', CUSTOM, false],
    ['known to visitors', FOLLOWING, true],
    ['typed and known to visitors', CUSTOM, true],
  ])('does not follow its title when it is %s', (_, choice, isPublished) => {
    expect(slugAfterTitle(choice, 'Autre titre', isPublished)).toBe(choice);
  });

  it('follows the title again after it was emptied', () => {
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

  it('ends between words, within the limit of the database, for a long title', () => {
    const { slug } = slugOfTitle('amour toujours '.repeat(30));
    expect(slug).toMatch(/^(amour-toujours-)*amour(-toujours)?$/);
    expect(slug.length).toBeGreaterThan(180);
    expect(slugProblem(slug)).toBeNull();
  });

  it('is cut to 200 characters for a title of one endless word', () => {
    expect(slugOfTitle('a'.repeat(300)).slug).toHaveLength(200);
  });

  it('is empty for a title without letters', () => {
    expect(slugOfTitle('❤️ ! ?').slug).toBe('');
  });
});

describe('slugProblem', () => {
  it.each(['', 'mon-slug', 'été-2026', '7', 'a'.repeat(200)])('returns null for %j', (slug) => {
    expect(slugProblem(slug)).toBeNull();
  });

  it.each([
    ['coeur-❤️', ['❤️']],
    ['👩‍❤️‍👩-et-👩‍❤️‍👩', ['👩‍❤️‍👩']],
    ['a/b?c', ['/', '?']],
    ['l’été', ['’']],
    ['a_b', ['_']],
  ])('names the forbidden characters of %j', (slug, characters) => {
    expect(slugProblem(slug)).toEqual({ kind: 'characters', characters });
  });

  it.each(['-a', 'a-', 'a--b', '-'])('reports misplaced hyphens in %j', (slug) => {
    expect(slugProblem(slug)).toEqual({ kind: 'hyphens' });
  });

  it('allows 200 bytes, not 200 characters', () => {
    expect(slugProblem('é'.repeat(100))).toBeNull();
    expect(slugProblem('é'.repeat(101))).toEqual({ kind: 'too-long' });
  });
});
