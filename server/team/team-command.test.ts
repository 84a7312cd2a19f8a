import { describe, expect, it } from 'vitest';
import { readTeamRequest } from './team-command.ts';

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
  ])('are read: %j', (words, role, request) => {
    expect(readTeamRequest(words, { role })).toEqual(request);
  });

  it('take a second factor away by an option, which no other word has', () => {
    const words = ['second-factor', 'lea@exemple.fr'];
    expect(readTeamRequest(words, { remove: true })).toEqual({ kind: 'second-factor', email: 'lea@exemple.fr' });
    expect(() => readTeamRequest(words, {})).toThrow(/npm run team -- list/);
    expect(() => readTeamRequest(['list'], { remove: true })).toThrow(/npm run team -- list/);
    expect(() => readTeamRequest(words, { remove: true, role: 'editor' })).toThrow(/npm run team -- list/);
  });

  it.each([
    [[], undefined],
    [['list', 'lea@exemple.fr'], undefined],
    [['invite', 'lea@exemple.fr'], undefined],
    [['invite', 'lea'], 'editor'],
    [['invite', 'lea@exemple.fr'], 'owner'],
    [['role', 'lea@exemple.fr', 'editor'], 'editor'],
    [['remove', 'lea@exemple.fr', 'zoe@exemple.fr'], undefined],
    [['remove', 'lea@exemple.fr'], 'editor'],
    [['password'], undefined],
    [['erase', 'lea@exemple.fr'], undefined],
  ])('are answered with the usage: %j', (words, role) => {
    expect(() => readTeamRequest(words, { role })).toThrow(/npm run team -- list/);
  });
});
