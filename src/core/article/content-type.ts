export const CONTENT_TYPES = ['blog', 'anecdote'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];
