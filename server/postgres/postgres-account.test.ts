import { describe, expect, it } from 'vitest';
import { commandAs, firstClosedFolder, passingCapability } from './postgres-account.ts';

const account = { uid: 105, gid: 109 };
const root = { uid: 0, gid: 0 };

describe('firstClosedFolder', () => {
  const folders: Record<string, { uid: number; gid: number; mode: number }> = {
    '/': { ...root, mode: 0o40755 },
    '/closed': { ...root, mode: 0o40700 },
    '/closed/site': { ...root, mode: 0o40700 },
    '/srv': { ...root, mode: 0o40755 },
    '/srv/own': { ...account, mode: 0o40700 },
    '/srv/group': { uid: 0, gid: 109, mode: 0o40710 },
    '/srv/closed-to-group': { uid: 0, gid: 109, mode: 0o40705 },
    '/srv/passable': { ...root, mode: 0o40711 },
  };
  it.each([
    ['/srv', null],
    ['/srv/own', null],
    ['/srv/group', null],
    ['/srv/passable', null],
    ['/srv/closed-to-group', '/srv/closed-to-group'],
    ['/closed/site', '/closed'],
  ])('for %s returns %s', (folder, closed) => {
    expect(firstClosedFolder(folder, account, (name) => folders[name] as never)).toBe(closed);
  });
});

describe('passingCapability', () => {
  const status = (permitted: string, bounding: string) => `Name:\tnode\nCapPrm:\t${permitted}\nCapBnd:\t${bounding}\n`;
  it.each([
    ['all capabilities of root', '000001ffffffffff', '000001ffffffffff', 'dac_read_search'],
    ['the default capabilities of a container', '00000000a80425fb', '00000000a80425fb', 'dac_override'],
    ['capabilities without setpcap', '00000000a80424fb', '00000000a80424fb', null],
    ['no permitted capabilities', '0000000000000000', '000001ffffffffff', null],
    ['capabilities that the bounding set excludes', '000001ffffffffff', '0000000000000000', null],
  ])('finds the capability to pass on, if any, in %s', (_case, permitted, bounding, found) => {
    expect(passingCapability(status(permitted, bounding))).toBe(found);
  });

  it('returns null when the status lists no capabilities', () => {
    expect(passingCapability('')).toBeNull();
  });
});

describe('commandAs', () => {
  it('returns the command unchanged without an account', () => {
    expect(commandAs({}, ['initdb', '-D'])).toEqual({ command: ['initdb', '-D'], options: {} });
  });

  it('sets the user and group of another account', () => {
    expect(commandAs(account, ['initdb'])).toEqual({ command: ['initdb'], options: account });
  });

  it('runs setpriv to give another account only one capability', () => {
    expect(commandAs({ ...account, capability: 'dac_read_search' }, ['initdb', '-D'])).toEqual({
      command: [
        'setpriv',
        '--reuid=105',
        '--regid=109',
        '--clear-groups',
        '--securebits=+no_setuid_fixup',
        '--inh-caps=-all,+dac_read_search',
        '--ambient-caps=-all,+dac_read_search',
        'initdb',
        '-D',
      ],
      options: {},
    });
  });
});
