import { expect, it } from 'vitest';
import { aSource } from './search-source.support.ts';
import { changedWeight, fieldComparer, termWeigher } from './term-weights.ts';

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

it('tells how much more or less terms weigh where the text is the same', () => {
  const compare = fieldComparer((text) => text);
  const former = aSource(1, 'Chat et chien', { tags: ['chat'], categories: ['Lion'], description: 'Un hibou' });
  expect(compare(former, { ...former, address: '/ailleurs' })).toEqual(new Map());
  expect(compare(former, { ...former, title: 'Chat', categories: ['Lion chat'] })).toEqual(
    new Map([
      ['chat', 4],
      ['chien', -7],
      ['lion', 0],
    ]),
  );
  const differences = compare(former, { ...former, tags: ['chien'], description: '' });
  expect(differences).toEqual(
    new Map([
      ['chat', -5],
      ['chien', 5],
      ['hibou', -3],
    ]),
  );
});

it('knows what a term weighs without the text, unless what it loses may have been cut off', () => {
  expect([changedWeight(0, 4), changedWeight(14, -7), changedWeight(14, 7), changedWeight(15, 3)]).toEqual([
    4, 7, 15, 15,
  ]);
  expect(changedWeight(15, -1)).toBeNull();
});
