import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const REGISTRY = 'https://packages.example/mirror';
const LOCKFILE = {
  packages: {
    '': { name: 'site' },
    'node_modules/@scope/tool': { version: '1.2.3', integrity: 'sha512-a' },
    'node_modules/alias': { name: 'real', version: '2.0.0', integrity: 'sha512-b' },
    'node_modules/local': { resolved: '.config/local', link: true },
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coquelicot-install-'));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(LOCKFILE));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the installation with a command `npm` that records its lockfile, and installs if `succeeds` (a shell test) holds. */
function install(succeeds: string) {
  const npm = `#!/bin/sh
if [ "$1" = config ]; then echo ${REGISTRY}; exit; fi
cp npm-shrinkwrap.json recorded.json 2>/dev/null
echo run >> runs
${succeeds} || exit 1
mkdir -p node_modules/.bin && touch node_modules/.bin/node
`;
  writeFileSync(path.join(folder, 'npm'), npm, { mode: 0o755 });
  return promisify(execFile)(process.execPath, [path.resolve('tools/install.mjs')], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` },
  });
}
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const runs = () => read('runs').split('\n').length - 1;

describe('the installation of packages', () => {
  it('gives npm the addresses of packages in the configured registry, and removes the lockfile with them', async () => {
    await install('true');
    const recorded = JSON.parse(read('recorded.json')) as { packages: Record<string, { resolved?: string }> };
    expect(Object.values(recorded.packages).map(({ resolved }) => resolved)).toEqual([
      undefined,
      `${REGISTRY}/@scope/tool/-/tool-1.2.3.tgz`,
      `${REGISTRY}/real/-/real-2.0.0.tgz`,
      '.config/local',
    ]);
    expect(runs()).toBe(1);
    expect(existsSync(path.join(folder, 'npm-shrinkwrap.json'))).toBe(false);
    expect(JSON.parse(read('package-lock.json'))).toEqual(LOCKFILE);
  });

  it('installs by the lockfile of the project when the registry has other addresses', async () => {
    await install('[ ! -e npm-shrinkwrap.json ]');
    expect(runs()).toBe(2);
    expect(existsSync(path.join(folder, 'node_modules/.installed'))).toBe(true);
  });

  it('ends with an advice when npm fails twice, and does not count as done', async () => {
    await expect(install('false')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('registry') });
    expect(existsSync(path.join(folder, 'node_modules/.installed'))).toBe(false);
  });

  it('installs nothing when the lockfile has not changed, but removes what a killed installation has left', async () => {
    await install('true');
    writeFileSync(path.join(folder, 'npm-shrinkwrap.json'), '{}');
    await install('true');
    expect(runs()).toBe(1);
    expect(existsSync(path.join(folder, 'npm-shrinkwrap.json'))).toBe(false);
  });
});
