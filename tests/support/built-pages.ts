import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface BuiltPage {
  /** Path of the page, decoded. */
  address: string;
  html: string;
}

/** Reads every page of a built site. */
export function builtPages(directory: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: directory })
    .sort()
    .map((file) => ({
      address: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length).split(path.sep).join('/')}`,
      html: readFileSync(path.join(directory, file), 'utf8'),
    }));
}
