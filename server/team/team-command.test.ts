import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTeamRequest, runTeamCommand, type TeamRequest } from './team-command.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the words of npm run team', () => {
  it.each([
    [['list'], undefined, { kind: 'list' }],
    [['invite', 'Lea@exemple.fr'], 'editor', { kind: 'invite', email: 'Lea@exemple.fr', role: 'editor' }],
    [
      ['role', 'lea@exemple.fr', 'contributor'],
      undefined,
      { kind: 'role', email: 'lea@exemple.fr', role: 'contributor' },
    ],
    [['password', 'lea@exemple.fr'], undefined, { kind: 'password', email: 'lea@exemple.fr' }],
    [['remove', 'lea@exemple.fr'], undefined, { kind: 'remove', email: 'lea@exemple.fr' }],
  ])('are read as a request: %j', (words, role, request) => {
    expect(readTeamRequest(words, { role })).toEqual(request);
  });

  it('remove a second factor with the option --remove', () => {
    const words = ['second-factor', 'lea@exemple.fr'];
    expect(readTeamRequest(words, { remove: true })).toEqual({ kind: 'second-factor', email: 'lea@exemple.fr' });
  });

  it.each<[string[], { role?: string; remove?: boolean }, RegExp]>([
    [[], {}, /^Say what to do\./],
    [['erase', 'lea@exemple.fr'], {}, /^"erase" is no command\./],
    [['list', 'lea@exemple.fr'], {}, /^"list" takes neither an address nor a role\./],
    [['list'], { remove: true }, /^"list" takes no --remove\./],
    [['invite'], { role: 'editor' }, /^"invite" needs an e-mail address\./],
    [['invite', 'lea'], { role: 'editor' }, /^"lea" is no e-mail address\./],
    [['invite', 'lea@exemple.fr'], {}, /^"invite" needs a role: administrator, editor, contributor\./],
    [['invite', 'lea@exemple.fr'], { role: 'owner' }, /^"owner" is no role\. The roles are administrator, editor, con/],
    [['role', 'lea@exemple.fr', 'editor'], { role: 'contributor' }, /^"role" takes one role, and got editor, contrib/],
    [['remove', 'lea@exemple.fr', 'zoe@exemple.fr'], {}, /^"remove" takes one address and no role\./],
    [['remove', 'lea@exemple.fr'], { role: 'editor' }, /^"remove" takes one address and no role\./],
    [['second-factor', 'lea@exemple.fr'], {}, /^"second-factor" needs --remove/],
    [['second-factor', 'lea@exemple.fr'], { remove: true, role: 'editor' }, /^"second-factor" takes one address/],
  ])('are refused with the fault and the usage: %j %j', (words, options, fault) => {
    expect(() => readTeamRequest(words, options)).toThrow(fault);
    expect(() => readTeamRequest(words, options)).toThrow(/npm run team -- list/);
  });
});

describe('npm run team', () => {
  it.each([
    { kind: 'invite', email: 'lea@exemple.fr', role: 'editor' },
    { kind: 'password', email: 'lea@exemple.fr' },
  ] satisfies TeamRequest[])(
    'asks for SITE_URL instead of making a link when the site’s address is unknown: $kind',
    async (request) => {
      const fetchMock = vi.fn<typeof fetch>();
      vi.stubGlobal('fetch', fetchMock);
      const access = { url: 'https://base.exemple', secretKey: 'sb_secret_x', siteUrl: null };
      await expect(runTeamCommand(request, access)).rejects.toThrow(/set SITE_URL/);
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );
});
