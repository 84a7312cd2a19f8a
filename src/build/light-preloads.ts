import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** Asks for the files that a script imports while the script itself is on its way. */
const PRELOAD = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

/** The list of files that Vite gives to the helper, where it names a stylesheet. */
const LISTED_STYLES = /\.f=\[[^\]]*\.css/;

/**
 * Puts a light function in the place of Vite's own, which every page carries that imports a script later: 0.2 KB instead of 0.9,
 * most of them for the stylesheets of such scripts. Here, no such script may have one.
 */
export function lightPreloads(): Plugin {
  return {
    name: 'light-preloads',
    enforce: 'pre',
    load: (id) => (id === HELPER ? PRELOAD : null),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && LISTED_STYLES.test(file.code))
            this.error(
              `${file.fileName} imports a script that has a stylesheet: import that as an address or a text instead`,
            );
        }
      },
    },
  };
}
