/** Where the database answers: a hosted project, or the site's own origin. */
export function databaseOrigin(): string {
  return import.meta.env.PUBLIC_SUPABASE_URL || location.origin;
}

/** The key by which a browser speaks to it: public by design, row-level security decides. */
export function publishableKey(): string {
  return import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '';
}
