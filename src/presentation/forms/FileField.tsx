import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

export function FileField({ readOnly, ...props }: ComponentProps<typeof TextField>) {
  return <TextField {...props} aria-disabled={readOnly || undefined} type="file" />;
}
