import { readVariable, TRACKER_VARIABLES, type Variable } from '../configuration.ts';
import { SiteError } from '../site/site-error.ts';

/** The conversion tracker of document 2, section 7: a script of a third party, called with who we are and when. */
export interface Tracker {
  /** Address of its script, https. */
  url: string;
  id: string;
  version: string;
}

/**
 * Reads the tracker from the environment; an empty variable counts as absent.
 *
 * @returns null when no variable names one
 * @throws SiteError that names the variable to correct
 */
export function readTracker(environment: Record<string, unknown>): Tracker | null {
  const valueOf = (variable: Variable) => readVariable(variable, environment);
  if (Object.values(TRACKER_VARIABLES).every((variable) => valueOf(variable) === undefined)) return null;
  const read = (variable: Variable): string => {
    const value = valueOf(variable);
    if (value) return value;
    throw new SiteError(`The tracker is only half configured: set ${variable.name} too, or none of the three.`);
  };
  const { url, id, version } = TRACKER_VARIABLES;
  return { url: read(url), id: read(id), version: read(version) };
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
