import type { Plugin, Rolldown } from 'vite';

/** The module that starts the back office. */
const START = '/src/admin/mount.tsx';

/**
 * Learns which modules the back office starts with: the browser finds them one after the other, each in the one that
 * imports it, unless its page names them all.
 *
 * @returns the plugin that learns it while bundling, and what it has learnt
 */
export function backOfficeModules(): { plugin: () => Plugin; found(): readonly string[] } {
  let modules: string[] = [];
  return {
    plugin: () => ({
      name: 'back-office-modules',
      generateBundle(_options, bundle) {
        const started = modulesOfStart(bundle);
        if (started.length > 0) modules = started;
      },
    }),
    found: () => modules,
  };
}

/** The files that the browser needs before the back office starts: its own, and all that these import. */
export function modulesOfStart(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const start = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.includes(START));
  const found = new Set(start && [start.fileName]);
  // A set that grows while it is read: what is found is looked at in its turn.
  for (const name of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(imported);
  }
  return [...found];
}
