import * as v from 'valibot';

const Versions = v.pipe(
  v.array(v.tuple([v.string(), v.string()])),
  v.transform((entries) => new Map(entries)),
);
const Instants = v.pipe(
  v.array(v.tuple([v.string(), v.number()])),
  v.transform((entries) => new Map(entries)),
);
const Addresses = v.pipe(
  v.array(v.string()),
  v.transform((list) => new Set(list)),
);

export const WholeState = v.object({
  lastChange: v.number(),
  objects: Versions,
  retired: Instants,
  untold: Addresses,
});

/** The recorded form of a `BucketChange`; `isDone` is false while it is only announced. */
export const RecordedChange = v.object({
  isDone: v.boolean(),
  written: Versions,
  removed: v.array(v.string()),
  retired: Instants,
  untold: Addresses,
});

/** Serializes a file of the record; maps and sets become arrays. */
export function recordBytes(content: object): Buffer {
  const text = JSON.stringify(content, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
  return Buffer.from(text);
}

/** Parses a file of the record; null for a missing or damaged file. */
export function parseRecord<Schema extends v.GenericSchema>(
  schema: Schema,
  bytes: Buffer | null,
): v.InferOutput<Schema> | null {
  if (bytes === null) return null;
  try {
    return v.parse(schema, JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
}
