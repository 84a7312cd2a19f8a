import { getSchema } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { SCHEMA_EXTENSIONS } from './schema/schema-extensions.ts';

let schema: Schema | undefined;

/** Returns the schema of articles, for reading and writing them without an editor. */
export function articleSchema(): Schema {
  schema ??= getSchema(SCHEMA_EXTENSIONS);
  return schema;
}
