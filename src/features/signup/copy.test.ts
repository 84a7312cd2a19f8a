import { describe, expect, it } from 'vitest';
import { signupCopy } from './copy.ts';

/** Texts of the page itself, in reading order. */
const pageOf = (isOpen: boolean) => {
  const { title, description, label, headline, headlineEnd, intro, benefits, last } = signupCopy(isOpen);
  return [title, description, label, headline, headlineEnd, intro, benefits, last];
};

describe('signupCopy', () => {
  it('invites visitors to sign up while sign-up is open', () => {
    expect(pageOf(true).join(' ')).toMatch(/Inscris-toi/u);
  });

  it('has no call to sign up while sign-up is closed, and says in title and headline that it is closed', () => {
    const { title, headline, headlineEnd } = signupCopy(false);
    expect(pageOf(false).join(' ')).not.toMatch(/inscris-toi|rejoins|je m’inscris/iu);
    for (const text of [title, `${headline} ${headlineEnd}`]) expect(text).toMatch(/pas encore ouverte/u);
  });

  it('shares no text between the open and the closed state', () => {
    const open = new Set(pageOf(true));
    expect(pageOf(false).filter((text) => open.has(text))).toEqual([]);
  });
});
