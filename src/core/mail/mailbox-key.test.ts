import { expect, it } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

it.each([
  ['camille@exemple.fr', 'camille@exemple.fr'],
  [' CAMILLE+jeu@Exemple.fr ', 'camille@exemple.fr'],
  ['c.a.mille+x+y@googlemail.com', 'camille@gmail.com'],
  ['camille.dupont@exemple.fr', 'camille.dupont@exemple.fr'],
])('mailboxKey of %j is %s', (address, key) => {
  expect(mailboxKey(address)).toBe(key);
});
