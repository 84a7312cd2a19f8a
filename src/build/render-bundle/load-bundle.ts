import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import type { Page } from '../../core/site/pages.ts';
import { shareDigests } from '../known-digests.ts';
import { addressOfFile } from '../page-file.ts';
import { readBundleRecord } from './record.ts';

/** A file that a route of the site answers with. */
export interface RoutedFile {
  /** The pattern of its route. */
  route: string;
  /** Its path from the site's root. */
  file: string;
  /** The page, where it is one of the site's list. */
  page?: Page;
}

export interface RenderBundle {
  /** Renders a file. @throws whatever its route throws, and an Error for another status than 200 */
  render(wanted: RoutedFile): Promise<Buffer>;
  /** The files that the back office starts with. */
  backOfficeModules: readonly string[];
}

interface KeptEntry {
  manifest: {
    routes: { routeData: RouteData }[];
    pageMap: Map<string, () => Promise<unknown>>;
    csp?: { scriptDirective: HashList; styleDirective: HashList };
  };
  app: {
    setInternals(internals: object): void;
    setOptions(options: object): void;
    render(request: Request, options: { routeData: RouteData; locals: App.Locals }): Promise<Response>;
  };
}

/** Hashes that a policy allows, as Astro holds them. */
interface HashList {
  hashes: string[];
}

const ORIGIN = 'http://localhost';
/** What Astro logs of a page that throws, it also throws. */
const SILENT = { write: () => true };

/** Loads a bundle that `keepBundle` has kept. @throws when it is gone or of another version of Astro */
export async function loadBundle(directory: string): Promise<RenderBundle> {
  const record = await readBundleRecord(directory);
  shareDigests(crypto.subtle);
  const { app, manifest } = (await import(pathToFileURL(path.join(directory, record.entry)).href)) as KeptEntry;
  loadPagesOnce(manifest.pageMap);
  if (manifest.csp) listHashesOnce([manifest.csp.scriptDirective, manifest.csp.styleDirective]);
  app.setInternals({
    pagesByKeys: new Map(record.styles.map(([key, styles]) => [key, { styles }])),
    entrySpecifierToBundleMap: new Map(
      record.pageScript === null ? [] : [['astro:scripts/page.js', record.pageScript]],
    ),
  });
  app.setOptions({
    settings: { scripts: record.scripts },
    logger: { options: { destination: SILENT, level: 'silent' } },
  });
  const routes = new Map(manifest.routes.map(({ routeData }) => [routeData.route, routeData]));
  return {
    backOfficeModules: record.backOfficeModules,
    async render({ route, file, page }) {
      const found = routes.get(route);
      if (!found) throw new Error(`The site has no route ${route}`);
      const request = new Request(`${ORIGIN}/${encodeURI(file)}`);
      // A route at one address asks for no static paths: which of its pages this is, `page` says.
      const routeData = { ...found, pathname: addressOfFile(`/${file}`) };
      const response = await app.render(request, { routeData, locals: page ? { page } : {} });
      const { buffer, byteOffset, byteLength } = await response.bytes();
      if (response.status !== 200 && !(route === '/404' && response.status === 404)) {
        throw new Error(`${file} was rendered with status ${response.status}`);
      }
      return Buffer.from(buffer, byteOffset, byteLength);
    },
  };
}

/** To import a module takes a tenth of the time of a page, also when it has been imported before. */
function loadPagesOnce(pages: Map<string, () => Promise<unknown>>): void {
  for (const [component, load] of pages) {
    let loaded: Promise<unknown> | undefined;
    pages.set(component, () => (loaded ??= load()));
  }
}

/** Astro has a hash in its list for each page that needs it, and for each page goes through the whole list. */
function listHashesOnce(lists: readonly HashList[]): void {
  for (const list of lists) list.hashes = [...new Set(list.hashes)];
}
