/** Answers in words, named like their columns: the fields of src/core/contest/entry-fields.ts. */
export const ENTRY_TEXTS = ['name', 'email', 'city'] as const;
