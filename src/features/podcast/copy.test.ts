import { expect, it } from 'vitest';
import { OUTCOME_ADDRESSES } from '../../core/podcast/outcome-addresses.ts';
import { THANKS, TROUBLE } from './copy.ts';

it('has a passage for each fragment that the receivers lead to', () => {
  const addresses = [
    ...Object.keys(THANKS.passages).map((id) => `/viensonsappelle/merci#${id}`),
    ...Object.keys(TROUBLE.passages).map((id) => `/viensonsappelle/erreur#${id}`),
  ];
  expect(addresses.toSorted()).toEqual(Object.values(OUTCOME_ADDRESSES).toSorted());
});
