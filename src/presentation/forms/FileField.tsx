import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** A file to choose, with its label, hint and error; the browser names the chosen one. */
export function FileField({ readOnly, ...props }: ComponentProps<typeof TextField>) {
  return <TextField {...props} aria-disabled={readOnly || undefined} type="file" />;
}
