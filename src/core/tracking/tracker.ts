import { readVariable, TRACKER_VARIABLES, type Variable } from '../configuration.ts';
import { SiteError } from '../site/site-error.ts';

/** Conversion tracker of document 2, section 7: a third party's script. */
export interface Tracker {
  /** Address of its script, https. */
  url: string;
  id: string;
  version: string;
}

/**
 * Reads the tracker from the environment; an empty variable counts as absent.
 * @returns null when none of its variables is set
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

/** Returns the address of a call. @param time in milliseconds since 1970, so that no cache answers */
export function trackerAddress({ url, id, version }: Tracker, time: number): string {
  const address = new URL(url);
  address.searchParams.set('id', id);
  address.searchParams.set('v', version);
  address.searchParams.set('t', String(time));
  return address.href;
}

export function trackerOrigin({ url }: Tracker): string {
  return new URL(url).origin;
}
