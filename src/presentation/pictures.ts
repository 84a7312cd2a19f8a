/** The cover of an article that has none, or whose picture is not ours to load. */
export const DEFAULT_COVER = '/illustrations/cover-default.svg';

/** Where uploaded pictures come from: the storage of a hosted project, or null for the site's own origin. */
export const IMAGE_ORIGIN: string | null = import.meta.env.PUBLIC_SUPABASE_URL
  ? new URL(import.meta.env.PUBLIC_SUPABASE_URL).origin
  : null;
