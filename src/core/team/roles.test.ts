import { describe, expect, it } from 'vitest';
import { permissionsOf, roleOf, ROLES } from './roles.ts';

describe('permissionsOf', () => {
  it('gives an administrator every right', () => {
    expect(Object.values(permissionsOf('administrator'))).not.toContain(false);
  });

  it('gives an editor only the right to publish articles', () => {
    expect(permissionsOf('editor')).toEqual({
      publishes: true,
      seesPeople: false,
      managesTeam: false,
      readsJournal: false,
    });
  });

  it('gives a contributor no right', () => {
    expect(Object.values(permissionsOf('contributor'))).not.toContain(true);
  });
});

describe('roleOf', () => {
  it.each(ROLES)('recognises %s', (role) => {
    expect(roleOf(role)).toBe(role);
  });

  it.each([null, '', 'admin', 'toString', 1])('returns null for %j', (name) => {
    expect(roleOf(name)).toBeNull();
  });
});
