import { describe, expect, it } from 'vitest';
import { permissionsOf, roleOf, ROLES } from './roles.ts';

describe('permissionsOf', () => {
  it('gives an administrator every right', () => {
    expect(Object.values(permissionsOf('administrator'))).not.toContain(false);
  });

  it('gives an editor the articles alone', () => {
    expect(permissionsOf('editor')).toEqual({
      publishes: true,
      seesPeople: false,
      managesTeam: false,
      readsJournal: false,
    });
  });

  it('gives a contributor none', () => {
    expect(Object.values(permissionsOf('contributor'))).not.toContain(true);
  });
});

describe('roleOf', () => {
  it.each(ROLES)('knows %s', (role) => {
    expect(roleOf(role)).toBe(role);
  });

  it.each([null, '', 'admin', 'toString', 1])('knows no role %j', (name) => {
    expect(roleOf(name)).toBeNull();
  });
});
