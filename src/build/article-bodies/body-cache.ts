import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { renderBody, type ArticleBody } from '../../core/article/body.ts';
import type { CleaningOptions } from '../../core/article/clean.ts';

export type BodyRenderer = (html: string, options: CleaningOptions) => ArticleBody;

/** Largest number of bodies in one of the 256 folders of the cache. A full folder is emptied. */
const MOST_IN_FOLDER = 1_000;

/**
 * Returns a renderer that caches every body in a folder. Several threads and processes may share the folder. Deletes bodies
 * that other code has rendered, and renders a damaged one again.
 * @param codeKey hash of the code that renders bodies
 */
export function cachingRenderer(directory: string, codeKey: string): BodyRenderer {
  void deleteBodiesOfOtherCode(directory, codeKey);
  return (html, options) => {
    const key = sha256(JSON.stringify([html, options]));
    const file = path.join(directory, codeKey, key.slice(0, 2), key);
    const cached = readCached(file);
    if (cached) return cached;
    const body = renderBody(html, options);
    cache(file, body);
    return body;
  };
}

/** Reads a body. The first line of its file is the hash of the rest; a damaged file is treated as missing. */
function readCached(file: string): ArticleBody | null {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    return text.slice(0, end) === sha256(json) ? (JSON.parse(json) as ArticleBody) : null;
  } catch {
    return null;
  }
}

/** Ignores failures, such as a full disk: the next reader renders the text again. */
function cache(file: string, body: ArticleBody): void {
  const folder = path.dirname(file);
  const json = JSON.stringify(body);
  const unfinished = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length >= MOST_IN_FOLDER) rmSync(folder, { recursive: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, `${sha256(json)}\n${json}`);
    renameSync(unfinished, file);
  } catch {
    void rm(unfinished, { force: true }).catch(() => undefined);
  }
}

async function deleteBodiesOfOtherCode(directory: string, codeKey: string): Promise<void> {
  const found = await readdir(directory).catch(() => []);
  const others = found.filter((name) => name !== codeKey);
  await Promise.allSettled(others.map((name) => rm(path.join(directory, name), { recursive: true, force: true })));
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
