import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { refuseDemonstration, demonstrationModules } from './demonstration-check.ts';

it('demonstrationModules finds modules of the demonstration despite prefixes, queries and backslashes', () => {
  const found = demonstrationModules([
    '/srv/site/src/features/contest/demo/winners.ts',
    '/srv/site/src/features/contest/demo/Counter.tsx?astro-entry',
    '\0/srv/site/src/features/contest/demo/winners.ts?commonjs',
    'C:\\site\\src\\features\\contest\\demo\\countdown.ts',
    '/srv/site/src/features/contest/live/LiveCounter.tsx',
    '/srv/site/src/features/contest/demonstration.ts',
    '/srv/site/src/features/quizzes/demo/quiz.ts',
  ]);
  expect(found).toEqual([
    'src/features/contest/demo/Counter.tsx',
    'src/features/contest/demo/countdown.ts',
    'src/features/contest/demo/winners.ts',
  ]);
});

it.each([
  ['refuses', 'import { made } from "./src/features/contest/demo/made.js"; console.log(made());', false],
  ['refuses', 'const { made } = await import("./src/features/contest/demo/made.js"); console.log(made());', false],
  ['takes', 'console.log("nothing of it");', true],
])('%s a bundle made of %s', async (_verdict, entry, isTaken) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'coquelicot-bundle-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'src/features/contest/demo'), { recursive: true });
  await writeFile(path.join(root, 'src/features/contest/demo/made.js'), 'export const made = () => Math.random();');
  await writeFile(path.join(root, 'entry.js'), entry);
  const bundling = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [refuseDemonstration()],
    build: { lib: { entry: 'entry.js', formats: ['es'] }, outDir: 'out' },
  });
  if (isTaken) await expect(bundling).resolves.toBeDefined();
  else await expect(bundling).rejects.toThrow('src/features/contest/demo/made.js');
});
