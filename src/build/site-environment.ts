import type { CleaningOptions } from '../core/article/clean.ts';
import { cleaningOptionsOf, imageOriginOf } from '../gateway/server/environment.ts';

/** Where uploaded pictures come from, besides the site itself. */
export const IMAGE_ORIGIN: string | null = imageOriginOf(process.env);

/** How pages and feeds clean the HTML of articles. */
export const CLEANING: CleaningOptions = cleaningOptionsOf(process.env);
