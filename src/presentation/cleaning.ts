import type { CleaningOptions } from '../core/article/clean.ts';
import { cleaningOptionsOf } from '../gateway/environment.ts';

/** How pages and feeds clean the HTML of articles. */
export const CLEANING: CleaningOptions = cleaningOptionsOf(process.env);
