import { expect, it } from 'vitest';
import { presenceWords } from './copy.ts';

const NOW = new Date('2026-05-14T13:00:00Z');
const lea = { name: 'lea@example.org', since: '2026-05-14T12:05:00Z', isOwn: false };
const own = { ...lea, name: 'moi@example.org', isOwn: true };
const max = { name: 'max@example.org', since: '2026-05-13T20:30:00Z', isOwn: false };

it.each([
  [[], ''],
  [[lea], 'lea@example.org écrit aussi ici depuis 14\u00A0h\u00A005'],
  [[own], 'Tu écris aussi ici sur un autre appareil depuis 14\u00A0h\u00A005'],
  [
    [own, lea],
    'Toi, sur un autre appareil (depuis 14\u00A0h\u00A005) et lea@example.org (depuis 14\u00A0h\u00A005) écrivez aussi ici',
  ],
  [
    [lea, own],
    'Toi, sur un autre appareil (depuis 14\u00A0h\u00A005) et lea@example.org (depuis 14\u00A0h\u00A005) écrivez aussi ici',
  ],
  [[max], 'max@example.org écrit aussi ici depuis le 13 mai 2026 à 22\u00A0h\u00A030'],
  [
    [lea, max],
    'lea@example.org (depuis 14\u00A0h\u00A005) et max@example.org (depuis le 13 mai 2026 à 22\u00A0h\u00A030) écrivent aussi ici',
  ],
])('describes the other editors %j as « %s »', (others, words) => {
  expect(presenceWords(others, NOW)).toBe(words);
});
