import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { renderBody, type ArticleBody } from '../../core/article/body.ts';
import type { CleaningOptions } from '../../core/article/clean.ts';

export type BodyRenderer = (html: string, options: CleaningOptions) => ArticleBody;

/** In one of the 256 folders; a full one is emptied. */
const MOST_IN_FOLDER = 1_000;

/**
 * Returns a renderer that caches every body in a folder. Several threads and processes may share it. Bodies of other
 * rules are deleted; a damaged one is rendered again.
 * @param rules hash of everything that a body depends on besides the text and the options
 */
export function keptBodies(directory: string, rules: string): BodyRenderer {
  void forgetOtherRules(directory, rules);
  return (html, options) => {
    const key = sha256(JSON.stringify([html, options]));
    const file = path.join(directory, rules, key.slice(0, 2), key);
    const kept = readKept(file);
    if (kept) return kept;
    const body = renderBody(html, options);
    keep(file, body);
    return body;
  };
}

/** Reads a file, which begins with the hash of the rest. */
function readKept(file: string): ArticleBody | null {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    return text.slice(0, end) === sha256(json) ? (JSON.parse(json) as ArticleBody) : null;
  } catch {
    return null;
  }
}

/** Ignores failures, as a full disk: the next reader renders the text again. */
function keep(file: string, body: ArticleBody): void {
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

async function forgetOtherRules(directory: string, rules: string): Promise<void> {
  const found = await readdir(directory).catch(() => []);
  const others = found.filter((name) => name !== rules);
  await Promise.allSettled(others.map((name) => rm(path.join(directory, name), { recursive: true, force: true })));
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
