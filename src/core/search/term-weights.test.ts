import { expect, it } from 'vitest';
import { aSource } from './search-source.support.ts';
import { termWeigher } from './term-weights.ts';

it('weighs a term by where it stands, 15 at most, and forgets it for the next article', () => {
  const weigh = termWeigher((text) => text);
  const weights = (...given: Parameters<typeof aSource>) =>
    Object.fromEntries(weigh(aSource(...given)).map(({ term, weight }) => [term, weight]));
  expect(
    weights(1, 'chat', { tags: ['Chats'], categories: ['chat'], content: '<h2>Chien</h2><p>Le chat.</p>' }),
  ).toEqual({
    chat: 15,
    chien: 2,
  });
  expect(weights(2, 'chien', { content: '<p>chat chat chat chat chat</p>' })).toEqual({ chien: 7, chat: 3 });
});
