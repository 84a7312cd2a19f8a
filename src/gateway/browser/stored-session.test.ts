import { describe, expect, it } from 'vitest';
import { parseSession } from './stored-session.ts';

describe('parseSession', () => {
  it('reads a session as auth-js writes it', () => {
    const written = { access_token: 'a.b.c', expires_at: 1_800_000_000, user: { id: 'id', email: 'a@exemple.fr' } };
    expect(parseSession(JSON.stringify(written))).toEqual({
      accessToken: 'a.b.c',
      expiresAt: 1_800_000_000_000,
      user: { id: 'id', email: 'a@exemple.fr' },
    });
  });

  it.each([null, '', 'x', 'null', '{}', '[]', '"a"', '{"access_token":"a"}', '{"access_token":1,"user":{"id":"id"}}'])(
    'returns null for %s',
    (text) => expect(parseSession(text)).toBeNull(),
  );
});
