import { readTracker, type Tracker } from '../../core/tracking/tracker.ts';

/** The conversion tracker of this site, or null for none. Read at build time, and in the browser alike. */
export const TRACKER: Tracker | null = readTracker({
  PUBLIC_TRACKER_URL: import.meta.env.PUBLIC_TRACKER_URL,
  PUBLIC_TRACKER_ID: import.meta.env.PUBLIC_TRACKER_ID,
  PUBLIC_TRACKER_VERSION: import.meta.env.PUBLIC_TRACKER_VERSION,
});

/** Who receives what the tracker learns, as visitors are told. */
export const TRACKER_HOST: string | null = TRACKER && new URL(TRACKER.url).host;
