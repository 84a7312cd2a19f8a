/** Where the database answers: a hosted project, or the site's own origin. */
export function databaseOrigin(): string {
  return import.meta.env.PUBLIC_SUPABASE_URL || location.origin;
}

/**
 * Where pages find a stored file: on a hosted project, or at a path of the site itself, whatever name it is visited by. An
 * absolute address of its own would be another host's once the site has another name, and is not shown.
 */
export function storedFileAddress(file: string): string {
  return `${import.meta.env.PUBLIC_SUPABASE_URL || ''}/storage/v1/object/public/${file}`;
}

/** The key by which a browser speaks to it: public by design, row-level security decides. */
export function publishableKey(): string {
  return import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '';
}
