import { imageOriginOf } from '../gateway/environment.ts';

/** The cover of an article that has none, or whose picture is not ours to load. */
export const DEFAULT_COVER = '/illustrations/cover-default.svg';

/** Where uploaded pictures come from, besides the site itself. */
export const IMAGE_ORIGIN: string | null = imageOriginOf(process.env);
