import * as v from 'valibot';

/** Parses an instant as a database writes it, in one of several ways; gives ISO 8601. */
export const Instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date'),
  v.transform((text) => new Date(text).toISOString()),
);
