import { describe, expect, it } from 'vitest';
import { isOneEditAway } from './one-edit.ts';

describe('isOneEditAway', () => {
  it.each([
    ['the same word', 'chat', 'chat'],
    ['another letter', 'chat', 'chot'],
    ['another first letter', 'chat', 'phat'],
    ['a letter more', 'chat', 'chhat'],
    ['a letter more at the end', 'chat', 'chats'],
    ['a letter less', 'chat', 'cat'],
    ['neighbours exchanged', 'chat', 'hcat'],
    ['the last neighbours exchanged', 'chat', 'chta'],
  ])('takes %s', (_what, one, other) => {
    expect(isOneEditAway(one, other)).toBe(true);
    expect(isOneEditAway(other, one)).toBe(true);
  });

  it.each([
    ['two other letters', 'chat', 'chou'],
    ['two letters more', 'chat', 'chatte'],
    ['letters exchanged across another', 'chat', 'tahc'],
    ['one more and one other', 'chat', 'achot'],
  ])('refuses %s', (_what, one, other) => {
    expect(isOneEditAway(one, other)).toBe(false);
    expect(isOneEditAway(other, one)).toBe(false);
  });
});
