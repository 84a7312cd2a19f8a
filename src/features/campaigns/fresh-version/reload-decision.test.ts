import { describe, expect, it } from 'vitest';
import { reloadAddress, type ReloadedVersion, type Visit } from './reload-decision.ts';

const PAGE = 'https://coquelicot.exemple/telegram';
const OLD: Visit = {
  version: 'v1.4.0',
  newest: 'v1.5.0',
  address: PAGE,
  navigation: 'navigate',
  reloadedFor: { isReliable: true, version: null },
  now: 1_796_000_000_000,
};

describe('reloadAddress', () => {
  it('is the page’s own path with version and timestamp', () => {
    expect(reloadAddress(OLD)).toBe(`${PAGE}?version=v1.5.0&timestamp=1796000000000`);
  });

  it('keeps the campaign’s parameters and the fragment', () => {
    const address = `${PAGE}?utm_source=canal&utm_source=deux&t=9#bas`;
    expect(reloadAddress({ ...OLD, address })).toBe(
      `${PAGE}?utm_source=canal&utm_source=deux&t=9&version=v1.5.0&timestamp=1796000000000#bas`,
    );
  });

  it('is given again in a session that has reloaded for another version', () => {
    expect(reloadAddress({ ...OLD, reloadedFor: { isReliable: true, version: 'v1.4.5' } })).not.toBeNull();
  });

  it.each<[string, Partial<Visit>]>([
    ['is the newest', { version: 'v1.5.0' }],
    ['cannot know the newest', { newest: null }],
    ['has a version in its address', { address: `${PAGE}?version=v1.4.0` }],
    ['has an empty version in its address', { address: `${PAGE}?utm_source=a&version` }],
    ['was reloaded', { navigation: 'reload' }],
    ['was reached by the back or forward button', { navigation: 'back_forward' }],
    ['cannot know how the visitor reached it', { navigation: null }],
    ['may not store anything', { reloadedFor: { isReliable: false } }],
    ['has reloaded for this version in this session', { reloadedFor: { isReliable: true, version: 'v1.5.0' } }],
    ['has an address that is no URL', { address: 'nulle part' }],
  ])('is null when the page %s', (_, visit) => {
    expect(reloadAddress({ ...OLD, ...visit })).toBeNull();
  });
});

describe('in every combination of addresses, hosts, browsers, sessions and servers', () => {
  const ADDRESSES = ['', '?utm_source=a', '?version=v0', '?timestamp=1', '#bas'];
  /** Functions from a requested address to the address that a host serves. */
  const HOSTS = {
    'keeps queries': (address: string) => address,
    'strips queries': (address: string) => address.replace(/\?[^#]*/, ''),
  };
  /** Navigation types that a browser reports for a page that has reloaded itself. */
  const BROWSERS = { 'is right': 'reload', 'is wrong': 'navigate', 'is mute': null } as const;
  const SESSIONS = ['remembers', 'forgets', 'is forbidden'] as const;
  /** Version of the page and newest version on the server, by the number of the load. */
  const SERVERS: Record<string, (load: number) => Pick<Visit, 'version' | 'newest'>> = {
    'is up to date': () => ({ version: 'v2', newest: 'v2' }),
    'gives an old page once': (load) => ({ version: load === 0 ? 'v1' : 'v2', newest: 'v2' }),
    'gives an old page for ever': () => ({ version: 'v1', newest: 'v2' }),
    'has a new version each time': (load) => ({ version: `v${load}`, newest: `v${load + 1}` }),
    'does not answer': () => ({ version: 'v1', newest: null }),
  };
  const ENDLESS = 20;

  const ways = ADDRESSES.flatMap((address) =>
    Object.keys(HOSTS).flatMap((host) =>
      Object.keys(BROWSERS).flatMap((browser) =>
        SESSIONS.flatMap((session) =>
          Object.keys(SERVERS).map((server) => ({ address, host, browser, session, server })),
        ),
      ),
    ),
  );
  type Way = (typeof ways)[number];

  /** Counts how often the page reloads itself before it stays. */
  function reloadsOf({ address: query, host, browser, session, server }: Way): number {
    let address = PAGE + query;
    let stored: string | null = null;
    for (let load = 0; load < ENDLESS; load += 1) {
      const reloadedFor: ReloadedVersion =
        session === 'is forbidden'
          ? { isReliable: false }
          : { isReliable: true, version: session === 'forgets' ? null : stored };
      const navigation = load === 0 ? 'navigate' : BROWSERS[browser as keyof typeof BROWSERS];
      const { version, newest } = SERVERS[server]?.(load) ?? { version: '', newest: '' };
      const next = reloadAddress({ version, newest, address, navigation, reloadedFor, now: load });
      if (next === null) return load;
      stored = newest;
      address = HOSTS[host as keyof typeof HOSTS](next);
    }
    return ENDLESS;
  }

  /** Tells whether all three guards fail: the address, the navigation type and the session's record. */
  const isUnguarded = ({ host, browser, session, server }: Way) =>
    host === 'strips queries' &&
    browser === 'is wrong' &&
    (session === 'forgets' || (session === 'remembers' && server === 'has a new version each time'));

  it.each(['keeps queries', 'strips queries'])(
    'the page reloads at most once while one guard holds, on a host that %s',
    (host) => {
      const guarded = ways.filter((way) => way.host === host && !isUnguarded(way));
      expect(guarded.filter((way) => reloadsOf(way) > 1)).toEqual([]);
    },
  );

  it('the page reloads once when a cache gives an old page and the browser reports reloads correctly', () => {
    const plain = ways.filter(
      ({ address, browser, session, server }) =>
        address !== '?version=v0' && browser === 'is right' && session !== 'is forbidden' && /old page/.test(server),
    );
    expect(plain.length).toBeGreaterThan(20);
    expect(plain.filter((way) => reloadsOf(way) !== 1)).toEqual([]);
  });
});
