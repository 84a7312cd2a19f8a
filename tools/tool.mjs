// Run by the Node of the machine before anything is installed: plain JavaScript, no dependency.
import { spawn } from 'node:child_process';

/** Commands of operators, with the packages of `npm start`. */
const OPERATOR = {
  draw: 'open the contest, freeze its entries, draw, check a draw, and replace a winner',
  outbox: 'read and erase the mails that the copy keeps',
  publication: 'build every page anew, export the site, or record a build that runs elsewhere',
};

/** Commands of developers, with the packages of tests and tools. */
const DEVELOPMENT = {
  bench: 'measure publications and the server beside their limits',
  'contest-videos': 'film the drawings of the contest',
  corpus: 'fill a data folder with articles, for measuring',
  faults: 'write articles through faults, and count the words',
  seed: 'write supabase/seed.sql from supabase/seed',
  types: 'write the types of the database from the migrations',
  isolation: 'time pages while the API is busy, hangs or is killed',
  lighthouse: 'measure pages with Lighthouse',
  settings: 'write docs/settings.md from the declared settings',
  font: 'reduce the display font to the characters that the site uses',
};

const [name, ...options] = process.argv.slice(2);
const isForOperator = name !== undefined && Object.hasOwn(OPERATOR, name);
if (name === undefined || !(isForOperator || name === 'check' || Object.hasOwn(DEVELOPMENT, name))) {
  const lines = Object.entries({ ...OPERATOR, ...DEVELOPMENT }).map(([tool, does]) => `  ${tool.padEnd(22)} ${does}`);
  console.log(['Use npm run tool -- NAME, where NAME is:', ...lines].join('\n'));
  process.exit(name === undefined ? 0 : 1);
}

await run('node', ['tools/install.mjs', ...(isForOperator ? [] : ['--tools'])]);
// npm puts the Node of the packages first on the PATH.
await run('node', [`${isForOperator ? 'server/commands' : 'tools'}/${name}.ts`, ...options]);

/** Runs a command, and exits with its exit code unless it is 0. @param {string} file @param {string[]} words */
async function run(file, words) {
  const child = spawn(file, words, { stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => child.once('close', (exit) => resolve(exit ?? 1)));
  if (code !== 0) process.exit(code);
}
