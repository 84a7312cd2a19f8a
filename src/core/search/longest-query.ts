/** Longest search text in characters; the database ignores the rest (supabase/migrations, `read_search`). */
export const LONGEST_QUERY = 200;
