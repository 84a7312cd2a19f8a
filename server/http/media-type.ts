import { lookup } from 'mrmime';

/** Returns the media type of a file, by its name. */
export function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type === 'text/html' ? 'text/html;charset=utf-8' : type;
}
