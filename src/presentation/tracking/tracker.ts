import type { Tracker } from '../../core/tracking/tracker.ts';

/** Conversion tracker of this site, or null; the build inlines it. */
export const TRACKER: Tracker | null = import.meta.env.TRACKER ?? null;

/** Host that receives the tracker's data, as named to visitors. */
export const TRACKER_HOST: string | null = TRACKER && new URL(TRACKER.url).host;
