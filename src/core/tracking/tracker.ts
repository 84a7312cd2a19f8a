import { SiteError } from '../site/site-error.ts';

/** The conversion tracker of document 2, section 7: a script of a third party, called with who we are and when. */
export interface Tracker {
  /** Address of its script, https. */
  url: string;
  id: string;
  version: string;
}

const VARIABLES = { url: 'PUBLIC_TRACKER_URL', id: 'PUBLIC_TRACKER_ID', version: 'PUBLIC_TRACKER_VERSION' } as const;

/** What may stand for the site and its version in the tracker's address. */
const MARK = /^[\w.-]{1,64}$/;

/**
 * Reads the tracker from the environment; an empty variable counts as absent.
 *
 * @returns null when no variable names one
 * @throws SiteError that names the variable to correct
 */
export function readTracker(environment: Record<string, string | undefined>): Tracker | null {
  const entries = Object.entries(VARIABLES).map(([field, name]) => ({ field, name, value: environment[name] || '' }));
  if (entries.every(({ value }) => value === '')) return null;
  for (const { field, name, value } of entries) {
    if (value === '')
      throw new SiteError(`The tracker is only half configured: set ${name} too, or none of the three.`);
    if (field === 'url' ? !isSoundAddress(value) : !MARK.test(value)) {
      const rule = field === 'url' ? 'an https address without password' : '1 to 64 letters, digits, dots or dashes';
      throw new SiteError(`${name} must be ${rule}, and is "${value}".`);
    }
  }
  const [url = '', id = '', version = ''] = entries.map(({ value }) => value);
  return { url, id, version };
}

function isSoundAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/**
 * The address that one call to the tracker loads.
 *
 * @param time when, in milliseconds since 1970: no two calls are served from a cache
 */
export function trackerAddress({ url, id, version }: Tracker, time: number): string {
  const address = new URL(url);
  address.searchParams.set('id', id);
  address.searchParams.set('v', version);
  address.searchParams.set('t', String(time));
  return address.href;
}

/** Where the tracker's calls go: what the page's policy lets in, and who is named to visitors. */
export function trackerOrigin({ url }: Tracker): string {
  return new URL(url).origin;
}
