import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** An e-mail address: filled in by the browser, typed on the keyboard made for it, corrected by nothing. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} type="email" />;
}
