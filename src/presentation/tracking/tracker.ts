import type { Tracker } from '../../core/tracking/tracker.ts';

/** The conversion tracker of this site, or null for none. The build has read it, and writes it here. */
export const TRACKER: Tracker | null = import.meta.env.TRACKER ?? null;

/** Host that receives the tracker's data, as named to visitors. */
export const TRACKER_HOST: string | null = TRACKER && new URL(TRACKER.url).host;
