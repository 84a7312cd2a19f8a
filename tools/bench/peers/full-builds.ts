import { execFile, spawnSync, type ExecFileOptions } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../../server/process/operator-error.ts';
import type { BenchRow } from '../row.ts';

const run = promisify(execFile);
const ELEVENTY = path.join(import.meta.dirname, 'eleventy');
const HUGO = path.join(import.meta.dirname, 'hugo');
const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/bench');
/** Eleventy holds all data in memory. */
const MEMORY = '--max-old-space-size=12288';

/** The markup that pages share. */
interface Layout {
  name: string;
  middle: string;
  end: string;
  pages: { file: string; head: string; main: string }[];
}

/** Input of Eleventy and Hugo: pages to render, and files to copy. */
interface Input {
  layouts: Layout[];
  others: string[];
}

/**
 * Builds the site of a running copy with Astro, Eleventy and Hugo. Eleventy and Hugo do less for the same bytes: they
 * clean no text, list no articles and read no database.
 *
 * @param data the copy's data folder
 * @throws OperatorError when the pages differ
 */
export async function measureFullBuilds(data: string, url: string, folder: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  async function measure(name: string, command: string, parameters: string[], options: ExecFileOptions): Promise<void> {
    console.error(`full build: ${name}`);
    const startedAt = performance.now();
    await run(command, parameters, options);
    rows.push({ what: `full build: ${name}`, value: (performance.now() - startedAt) / 1000, unit: 's' });
  }
  const site = path.join(folder, 'site');
  const own = { DATA_DIR: data, SITE_URL: url, BODY_CACHE: path.join(folder, 'bodies') };
  const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', site];
  await measure('astro build', process.execPath, astro, { cwd: ROOT, env: { ...process.env, ...own } });
  const input = takeApart(site);

  const eleventy = path.join(folder, 'eleventy');
  await prepareEleventy(site, input, eleventy);
  const command = [MEMORY, 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--output=made'];
  await measure('Eleventy', process.execPath, command, { cwd: eleventy });
  compare(site, input, path.join(eleventy, 'made'));

  if (spawnSync('hugo', ['version']).error) {
    console.error('Hugo is not installed, so it is not measured.');
    return rows;
  }
  const hugo = path.join(folder, 'hugo');
  prepareHugo(site, input, hugo);
  await measure('Hugo', 'hugo', ['--quiet', '--destination=made', `--cacheDir=${hugo}/cache`], { cwd: hugo });
  compare(site, input, path.join(hugo, 'made'));
  return rows;
}

async function prepareEleventy(site: string, { layouts, others }: Input, project: string): Promise<void> {
  cpSync(ELEVENTY, project, { recursive: true });
  symlinkSync(await installedEleventy(), path.join(project, 'node_modules'), 'junction');
  for (const layout of layouts) {
    write(project, `pages/${layout.name}.json`, JSON.stringify(layout));
    cpSync(path.join(ELEVENTY, 'layout.11ty.js'), path.join(project, `layouts/${layout.name}.11ty.js`));
  }
  for (const file of others) cpSync(path.join(site, file), path.join(project, 'copied', file));
}

function prepareHugo(site: string, { layouts, others }: Input, project: string): void {
  cpSync(HUGO, project, { recursive: true });
  // Escapes braces, which would open an action.
  const literal = (text: string) => text.replaceAll('{{', '{{ "{{" }}');
  for (const { name, middle, end, pages } of layouts) {
    const template = `{{ .Params.head }}${literal(middle)}{{ .Params.main }}${literal(end)}`;
    write(project, `layouts/${name}/single.html`, template);
    for (const [number, { file, ...parts }] of pages.entries()) {
      write(project, `content/${name}/${number}.html`, JSON.stringify({ url: `/${file}`, ...parts }));
    }
  }
  for (const file of others) cpSync(path.join(site, file), path.join(project, 'static', file));
}

function compare(site: string, { layouts }: Input, made: string): void {
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file));
  const isSame = (file: string) => existsSync(path.join(made, file)) && read(made, file).equals(read(site, file));
  const different = layouts.flatMap(({ pages }) => pages).filter(({ file }) => !isSame(file));
  if (different.length > 0) throw new OperatorError(`${different.length} pages in ${made} are not those of the site.`);
}

/** Cuts each page before its styles, before its content and after it; lists the other files. */
function takeApart(site: string): Input {
  const layouts = new Map<string, Layout>();
  const others: string[] = [];
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const file = path.relative(site, path.join(entry.parentPath, entry.name));
    const html = file.endsWith('.html') ? readFileSync(path.join(site, file), 'utf8') : '';
    const [, head, middle, main, end] = /^([^]*?)(<style>[^]*?)(<main[^]*)(<\/main>[^]*)$/.exec(html) ?? [];
    if (head === undefined || middle === undefined || main === undefined || end === undefined) others.push(file);
    else {
      const name = hash('sha256', `${middle}\0${end}`, 'hex').slice(0, 12);
      if (!layouts.has(name)) layouts.set(name, { name, middle, end, pages: [] });
      layouts.get(name)?.pages.push({ file, head, main });
    }
  }
  return { layouts: [...layouts.values()], others };
}

/** Installs the packages of the lock file once, from the network. @returns their folder */
async function installedEleventy(): Promise<string> {
  const lock = readFileSync(path.join(ELEVENTY, 'package-lock.json'));
  const folder = path.join(CACHE, `eleventy-${hash('sha256', lock, 'hex').slice(0, 12)}`);
  if (!existsSync(folder)) {
    rmSync(`${folder}.unfinished`, { recursive: true, force: true });
    cpSync(ELEVENTY, `${folder}.unfinished`, { recursive: true });
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: `${folder}.unfinished` });
    renameSync(`${folder}.unfinished`, folder);
  }
  return path.join(folder, 'node_modules');
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
