import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { modulesOfStart } from './back-office-modules.ts';

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null) => [
  fileName,
  { type: 'chunk', fileName, imports, facadeModuleId, isEntry: facadeModuleId !== null },
];

it('modulesOfStart lists the first module of the back office and its static imports, once each', () => {
  const bundle = Object.fromEntries([
    chunk('a/mount.js', ['a/react.js', 'a/list.js'], '/project/src/admin/mount.tsx'),
    chunk('a/react.js', ['a/runtime.js']),
    chunk('a/list.js', ['a/react.js', 'a/runtime.js', 'a/mount.js']),
    chunk('a/runtime.js', []),
    chunk('a/editor.js', ['a/react.js']),
    ['a/style.css', { type: 'asset', fileName: 'a/style.css' }],
  ]) as unknown as Rolldown.OutputBundle;
  expect(modulesOfStart(bundle)).toEqual(['a/mount.js', 'a/react.js', 'a/list.js', 'a/runtime.js']);
});

it('modulesOfStart lists nothing for a bundle without the first module of the back office', () => {
  const bundle = Object.fromEntries([chunk('a/tools.js', [], '/project/src/presentation/admin-tools/tools.ts')]);
  expect(modulesOfStart(bundle as unknown as Rolldown.OutputBundle)).toEqual([]);
});
