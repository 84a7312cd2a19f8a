import type { CleaningOptions } from '../core/article/clean.ts';
import { cleaningOptionsOf, databaseOriginOf } from '../gateway/server/environment.ts';

/** Origin of uploaded pictures; null when the site itself serves them. */
export const IMAGE_ORIGIN: string | null = databaseOriginOf(process.env);

export const CLEANING: CleaningOptions = cleaningOptionsOf(process.env);
