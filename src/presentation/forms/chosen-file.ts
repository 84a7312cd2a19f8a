import { check, custom, pipe, transform } from 'valibot';

interface FileRules {
  /** MIME types, as in the field's `accept`. */
  types: readonly string[];
  maximumBytes: number;
  /** Messages for a file of another type, and for one that is too large. */
  messages: { type: string; size: string };
}

/** The file of a file field, or null where none is chosen. What it says of itself is not proof: the server looks inside. */
export function chosenFile({ types, maximumBytes, messages }: FileRules) {
  return pipe(
    custom<FileList | null>((value) => value === null || value instanceof FileList),
    transform((files) => files?.[0] ?? null),
    check((file) => !file || types.includes(file.type), messages.type),
    check((file) => !file || file.size <= maximumBytes, messages.size),
  );
}
