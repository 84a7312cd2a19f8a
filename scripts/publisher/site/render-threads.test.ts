import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderThreads } from './render-threads.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const FILES = Array.from({ length: 60 }, (_, index) => ({ route: '/x', file: `${index}.html` }));

/** Renders with a bundle that is not there: each thread ends as it begins. */
function renderWithNothing(textsOf: () => Promise<Map<string, string>>): Promise<unknown> {
  return renderThreads().render(
    { bundleDirectory: path.join(directory, 'none'), directory, isNew: true, files: FILES },
    textsOf,
    () => undefined,
  );
}

it('fails when a thread ends while it is asked for pages', async () => {
  await expect(renderWithNothing(async () => new Map())).rejects.toThrow('ENOENT');
});

it('fails when a thread has ended while texts were read', async () => {
  const ended = Promise.withResolvers<Map<string, string>>();
  process.once('worker', (thread) => thread.once('exit', () => ended.resolve(new Map())));
  await expect(renderWithNothing(async () => ended.promise)).rejects.toThrow('ENOENT');
});
