import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { QUIZZES } from '../../core/quiz/quizzes.ts';
import { resultPictureAddress } from '../../core/quiz/result-address.ts';
import { PAGES, type PageDeclaration } from '../../core/site/page-table.ts';
import { SECTION_PICTURES } from '../../core/site/section-pictures.ts';
import { GAME_CARDS, MORE_SOON } from './hub/cards.ts';

const ROOT = 'public/illustrations';
const MAX_BYTES = 6 * 1024;
const STILL_WHEN_ASKED = '@media (prefers-reduced-motion:no-preference){';
/** A page stops a moving drawing by showing `….svg#still`. */
const STILL_BY_ADDRESS = '#still:target *{animation:none}';
const FRAMES = { quiz: '0 0 480 360', jeux: '0 0 480 300' };

const drawings = Object.entries(FRAMES).flatMap(([folder, frame]) =>
  readdirSync(join(ROOT, folder)).map((file) => ({ path: join(ROOT, folder, file), frame })),
);

/** Drawings that pages name. */
const addresses = [
  ...QUIZZES.flatMap((quiz) => [
    ...quiz.categories.map((category) => resultPictureAddress(quiz, category)),
    ...quiz.questions.flatMap(({ picture }) => (picture ? [picture.address] : [])),
  ]),
  ...[...GAME_CARDS, MORE_SOON].map(({ picture }) => picture),
  ...Object.values<PageDeclaration>(PAGES).flatMap(({ picture }) =>
    typeof picture === 'object' && picture.cover?.startsWith('/') ? [picture.cover] : [],
  ),
  ...Object.values(SECTION_PICTURES).flatMap(({ cover }) => (cover === null ? [] : [cover])),
];

describe('the drawings of the quizzes and of the games hub', () => {
  it.each(drawings)(
    'are at most 6 KB, have the frame of their folder, and load nothing from elsewhere: $path',
    ({ path, frame }) => {
      const svg = readFileSync(path, 'utf8');
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
      expect(svg).toContain(`viewBox="${frame}"`);
      expect(svg.match(/<(?:script|foreignObject|image|text)\b|\son\w+=|url\(|@import/gi)).toBeNull();
      expect(svg.match(/href="(?!#)/)).toBeNull();
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it.each(drawings)('stand still for visitors who prefer reduced motion, and at #still: $path', ({ path }) => {
    const svg = readFileSync(path, 'utf8');
    expect(svg).not.toMatch(/<animate|<set\b/);
    expect(svg.match(/style="[^"]*animation/)).toBeNull();
    const styles = [...svg.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css]) => css ?? '');
    expect(styles.filter((css) => !css.startsWith(STILL_WHEN_ASKED) || !css.includes(STILL_BY_ADDRESS))).toEqual([]);
    expect(/<svg[^>]* id="still"/.test(svg)).toBe(styles.length > 0);
  });

  it.each([...new Set(addresses)])('exist at each address that pages name: %s', (address) => {
    expect(existsSync(`public${address}`)).toBe(true);
  });

  it('differ for each result of a quiz', () => {
    const results = QUIZZES.flatMap((quiz) => quiz.categories.map((category) => resultPictureAddress(quiz, category)));
    expect(new Set(results).size).toBe(results.length);
  });
});
