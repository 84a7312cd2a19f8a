/** The answers that visitors write, each named as its column: the fields of src/core/contest/entry-fields.ts. */
export const ENTRY_TEXTS = ['name', 'email', 'city'] as const;
