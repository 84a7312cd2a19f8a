/** Returns the origin of the database: a hosted project, or the site itself. */
export function databaseOrigin(): string {
  return import.meta.env.PUBLIC_SUPABASE_URL || location.origin;
}

/** Returns a path on the site, unless the project is hosted: a full address breaks when the site changes its name. */
export function storedFileAddress(file: string): string {
  return `${import.meta.env.PUBLIC_SUPABASE_URL || ''}/storage/v1/object/public/${file}`;
}

/** Returns the browser's key: public by design, since row-level security decides. */
export function publishableKey(): string {
  return import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '';
}
