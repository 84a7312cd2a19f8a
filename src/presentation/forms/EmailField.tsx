import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} type="email" />;
}
