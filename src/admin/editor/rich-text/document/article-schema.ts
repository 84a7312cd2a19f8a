import { getSchema } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { SCHEMA_EXTENSIONS } from './schema/schema-extensions.ts';

let schema: Schema | undefined;

/** The schema of articles, for what reads and writes them without an editor. */
export function articleSchema(): Schema {
  schema ??= getSchema(SCHEMA_EXTENSIONS);
  return schema;
}
