import type { Plugin, Rolldown } from 'vite';

const START = '/src/admin/mount.tsx';

/**
 * Collects the modules that the back office starts with. A page that lists them lets the browser load all at once,
 * instead of finding one after the other by imports.
 * @returns the plugin that collects them while bundling, and its result
 */
export function backOfficeModules(): { plugin: () => Plugin; modules(): readonly string[] } {
  let modules: string[] = [];
  return {
    plugin: () => ({
      name: 'back-office-modules',
      generateBundle(_options, bundle) {
        const started = modulesOfStart(bundle);
        if (started.length > 0) modules = started;
      },
    }),
    modules: () => modules,
  };
}

/** Returns the start module's file and all its direct and indirect imports. */
export function modulesOfStart(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const start = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.includes(START));
  const found = new Set(start && [start.fileName]);
  // Iterating a set also visits elements added meanwhile.
  for (const name of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(imported);
  }
  return [...found];
}
