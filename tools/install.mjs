// Run by the Node of the machine before anything is installed: plain JavaScript, no dependency.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_PROGRAMS } from './chromium-programs.mjs';

const MARKER = 'node_modules/.installed';
const LOCKFILE = 'package-lock.json';
/** Lockfile that npm prefers to `package-lock.json`. It exists only while npm runs. */
const LOCKFILE_WITH_ADDRESSES = 'npm-shrinkwrap.json';

/** Folders of packages that `npm start` never reads: a compiler that other packages work without, and headers of C. */
const UNREAD = [
  'typescript',
  '@supabase/lite/node_modules/typescript',
  ...['arm64', 'x64'].flatMap((processor) => [`node-linux-${processor}/include`, `node-linux-${processor}/share`]),
];

/**
 * Installs missing or outdated packages: those that `npm start` needs, or all. Packages of tests and tools stay.
 *
 * @param {boolean} isForTools true when tests and tools will run
 */
function installPackages(isForTools) {
  // A killed installation leaves this lockfile behind.
  rmSync(LOCKFILE_WITH_ADDRESSES, { force: true });
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  const [kind, installed] = existsSync(MARKER) ? readFileSync(MARKER, 'utf8').split(' ') : [];
  const isAll = isForTools || kind === 'all';
  if (installed === fingerprint() && (kind === 'all' || !isForTools)) return;
  console.log(
    isAll ? 'Installing the packages, with those of tests and tools (once)…' : 'Installing the packages (once)…',
  );
  // Not `npm ci`, which installs everything anew for one changed package. Versions are exact anyway.
  const parameters = [
    ...['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    ...(isAll ? ['--include=dev'] : ['--omit=dev', '--omit=peer']),
  ];
  if (!installWithAddresses(parameters)) {
    run(
      'npm',
      parameters,
      'The packages could not be installed. Check the connection to the npm registry, then try again.',
    );
  }
  // The packages with Node 24 are optional: npm installs the one for this platform, where there is one.
  if (major < 24 && !existsSync('node_modules/.bin/node')) {
    fail('No package brings Node 24 to this machine, or it could not be downloaded. Install Node 24, then try again.');
  }
  if (!isAll) removeUnread();
  writeFileSync(MARKER, `${isAll ? 'all' : 'production'} ${fingerprint()}`);
}

/**
 * Installs by a lockfile with the addresses that packages usually have in a registry. Without addresses, npm asks the
 * registry for each package. The project's lockfile has none, because machines use different registries.
 *
 * @param {string[]} parameters of npm
 * @returns {boolean} false if npm failed: the registry may have other addresses
 */
function installWithAddresses(parameters) {
  try {
    const registry = execute('npm', ['config', 'get', 'registry'], 'pipe').trim().replace(/\/?$/, '/');
    const lockfile = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
    for (const [folder, entry] of Object.entries(lockfile.packages)) {
      if (!entry.integrity) continue;
      const name = entry.name ?? folder.split('node_modules/').at(-1);
      entry.resolved = `${registry}${name}/-/${path.posix.basename(name)}-${entry.version}.tgz`;
    }
    writeFileSync(LOCKFILE_WITH_ADDRESSES, JSON.stringify(lockfile));
    execute('npm', parameters);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(LOCKFILE_WITH_ADDRESSES, { force: true });
  }
}

/** Removes files that `npm start` never reads: folders of packages, and 44 MB of source maps. */
function removeUnread() {
  for (const folder of UNREAD) rmSync(path.join('node_modules', folder), { recursive: true, force: true });
  for (const file of readdirSync('node_modules', { recursive: true })) {
    if (/\.(?:js|cjs|mjs|css|ts|mts|cts)\.map$/.test(String(file)))
      rmSync(path.join('node_modules', String(file)), { force: true });
  }
}

function fingerprint() {
  return createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
}

/** Finds or installs a Chromium for the browser tests: Debian's as root, otherwise Playwright's. */
function installBrowser() {
  if (process.env.CHROMIUM || CHROMIUM_PROGRAMS.some((program) => existsSync(program))) return;
  console.log('Installing Chromium for the browser tests (once)…');
  if (isDebianRoot()) installFromDebian('chromium-headless-shell', 'Chromium', 'name one in CHROMIUM');
  else {
    run(
      'npx',
      ['playwright', 'install', 'chromium'],
      'Chromium could not be downloaded. Install it, or name one in CHROMIUM.',
    );
  }
}

/** Finds a Java for the Nu Html Checker, or installs Debian's as root. */
function installJava() {
  if (hasJava()) return;
  if (!isDebianRoot())
    fail('The nightly tests check every page with the Nu Html Checker, which needs Java 11 or newer: install it.');
  console.log('Installing Java for the Nu Html Checker (once)…');
  installFromDebian('default-jre-headless', 'Java', 'put one on the PATH');
}

/** True when `java` runs: macOS has a `java` that only says where to get Java. */
function hasJava() {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/**
 * Installs a package of Debian, or ends with advice.
 *
 * @param {string} name of the package
 * @param {string} program that the package brings
 * @param {string} otherwise the end of the advice: another way to get the program
 */
function installFromDebian(name, program, otherwise) {
  const message = `${program} could not be installed with apt-get. Install it, or ${otherwise}.`;
  run('apt-get', ['update', '-qq'], message);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], message);
}

/**
 * Runs a command, and ends with the message if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} message
 */
function run(command, args, message) {
  try {
    execute(command, args);
  } catch {
    fail(message);
  }
}

/**
 * Runs a command; with the output 'pipe', returns what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} output
 */
function execute(command, args, output = 'inherit') {
  return execFileSync(command, args, {
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const isForAllTests = process.argv.includes('--all-tests');
const isForTests = isForAllTests || process.argv.includes('--tests');
installPackages(isForTests || process.argv.includes('--tools'));
if (isForTests) installBrowser();
if (isForAllTests) installJava();
