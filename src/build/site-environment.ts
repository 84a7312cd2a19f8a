import type { CleaningOptions } from '../core/article/clean.ts';
import { cleaningOptionsOf, imageOriginOf } from '../gateway/server/environment.ts';

/** Origin of uploaded pictures, besides the site itself. */
export const IMAGE_ORIGIN: string | null = imageOriginOf(process.env);

export const CLEANING: CleaningOptions = cleaningOptionsOf(process.env);
