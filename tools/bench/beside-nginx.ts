import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server/process/free-port.ts';
import { download } from '../measure/page-load.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import type { CorpusCopy } from './corpus-copy.ts';
import type { BenchRow } from './row.ts';

/** Some systems keep nginx outside of the PATH of ordinary users. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };
/** Headers that each server sets itself. */
const OWN = /^(?:date|connection|keep-alive|content-length|content-type|etag|last-modified|transfer-encoding)$/;
const LOAD = ['--threads', '1', '--connections', '50', '--duration', '5s'];
const ROUNDS = 3;

/** Loads articles in Brotli from the copy, and the same bytes from nginx with one worker, in turn. */
export async function measureServers({ url, writer }: CorpusCopy, folder: string): Promise<BenchRow[]> {
  if (['nginx', 'wrk'].some((command) => spawnSync(command, ['-v'], { env }).error)) {
    console.error('nginx and wrk are not both installed: the server is not measured beside nginx.');
    return [];
  }
  const published = writer.from('blog_posts').select('slug').eq('content_type', 'blog').eq('status', 'published');
  const { data } = await published.not('slug', 'is', null).order('published_at').limit(500).throwOnError();
  mkdirSync(path.join(folder, 'pages/blog'), { recursive: true });
  let fields = '';
  for (const { slug } of data) {
    const { body, headers } = await download(`${url}/blog/${slug}`);
    if (headers['content-encoding'] !== 'br') throw new OperatorError(`/blog/${slug} did not come in Brotli.`);
    writeFileSync(path.join(folder, 'pages/blog', String(slug)), body);
    const passed = Object.entries(headers).filter(([name]) => !OWN.test(name));
    fields = passed.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join(' ');
  }
  const port = String(await freePort());
  const user = userInfo().uid === 0 ? 'user root;' : '';
  const settings = fill(folder, 'nginx.conf', { USER: user, FOLDER: folder, PORT: port, HEADERS: fields });
  const script = fill(folder, 'requests.lua', { ADDRESSES: data.map(({ slug }) => `"/blog/${slug}"`).join(', ') });
  const rates = [url, `http://127.0.0.1:${port}`].map((server) => ({ server, best: 0 }));
  // The command returns once nginx listens in the background.
  execFileSync('nginx', ['-e', `${folder}/nginx.log`, '-c', settings], { env });
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const rate of rates) {
        const { stdout } = await promisify(execFile)('wrk', [...LOAD, '--script', script, rate.server], { env });
        if (/Non-2xx|Socket errors/.test(stdout)) throw new OperatorError(stdout);
        rate.best = Math.max(rate.best, Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
      }
    }
  } finally {
    execFileSync('nginx', ['-e', `${folder}/nginx.log`, '-c', settings, '-s', 'stop'], { env });
  }
  const [own = 0, other = 1] = rates.map(({ best }) => best);
  return [
    { what: 'pages of the server', value: own, unit: 'pages/s' },
    { what: 'pages of nginx with one worker', value: other, unit: 'pages/s' },
    { what: 'the server beside nginx', value: own / other, unit: '×', atLeast: 0.4 },
  ];
}

function fill(folder: string, template: string, values: Record<string, string>): string {
  const text = readFileSync(path.join(import.meta.dirname, 'peers/nginx', template), 'utf8');
  const file = path.join(folder, template);
  writeFileSync(
    file,
    text.replace(/\b[A-Z]{4,}\b/g, (name) => values[name] ?? name),
  );
  return file;
}
