import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partsOf, shellOf, type Shell } from './shell.ts';

/** A page as a peer is given it: where it goes below the site, and what it has between the pieces of its shell. */
export interface PageInput {
  file: string;
  parts: string[];
}

/** All pages of one kind. */
export interface KindInput {
  /** Letters and hyphens. */
  kind: string;
  shell: Shell;
  /** Read one after the other: all of them would not fit into memory. */
  pages(): Generator<PageInput>;
}

/** A built site as a peer is given it. */
export interface SiteInput {
  kinds: KindInput[];
  /** Files below the site that are copied as they are. */
  copied: string[];
}

/** The kinds of pages that grow with the articles. */
const KINDS: { kind: string; files: RegExp }[] = ['blog', 'anecdote', 'article']
  .map((folder) => ({ kind: `${folder}-article`, files: new RegExp(`^${folder}/[^/]+\\.html$`) }))
  .concat(
    ['blog', 'anecdotes'].flatMap((folder) => [
      { kind: `${folder}-list`, files: new RegExp(`^${folder}/page/[^/]+\\.html$`) },
      { kind: `${folder}-category`, files: new RegExp(`^${folder}/categorie/[^/]+\\.html$`) },
      { kind: `${folder}-category-list`, files: new RegExp(`^${folder}/categorie/[^/]+/page/[^/]+\\.html$`) },
    ]),
  );

/**
 * Takes a built site apart for its peers: what the pages of a kind share becomes their template, what they differ in
 * becomes data, ready to be put in. All else is copied. So a peer cleans no HTML, lists no related articles and makes no
 * index: it does less than the site's own build.
 */
export function readSiteInput(site: string): SiteInput {
  const files = filesBelow(site);
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const kinds: KindInput[] = [];
  const rendered = new Set<string>();
  for (const { kind, files: pattern } of KINDS) {
    const members = files.filter((file) => pattern.test(file));
    if (members.length === 0) continue;
    const shell = shellOf(members.length, (index) => read(members[index] ?? ''));
    kinds.push({
      kind,
      shell,
      *pages() {
        for (const file of members) yield { file, parts: partsOf(shell, read(file)) ?? [] };
      },
    });
    for (const file of members) rendered.add(file);
  }
  return { kinds, copied: files.filter((file) => !rendered.has(file)) };
}

/** Copies what is not rendered into a folder. */
export function copyRest(site: string, { copied }: SiteInput, target: string): void {
  for (const file of copied) cpSync(path.join(site, file), path.join(target, file));
}

/** Paths of all files below a folder, with slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Writes a file and the folders that it needs. */
export function writeInto(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
