/** Characters of a query that are read (supabase/migrations, `read_search`). */
export const LONGEST_QUERY = 200;
