import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/publisher/build.ts';
import { startDatabaseStub, type DatabaseStub } from '../support/database-stub.ts';

const NEVER = new AbortController().signal;

let database: DatabaseStub;
let directory: string;

beforeAll(async () => {
  database = await startDatabaseStub();
  directory = mkdtempSync(path.join(os.tmpdir(), 'build-test-'));
});

afterAll(() => {
  database.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe('buildSite', () => {
  const failureOf = (build: Promise<void>) =>
    build.then(
      () => null,
      (error: unknown) => error,
    );
  const placeFor = (name: string) => path.join(directory, name, 'site');

  it('claims in pages and scripts what the environment says, and gives browsers neither the rest of it nor anything of Node', async () => {
    const site = placeFor('claims');
    const claims = { PUBLIC_CLAIM_SINGLES: '250 "K"', PUBLIC_CLAIM_QUIZ_SIGNUP_TIME: '10 sec' };
    const secrets = {
      ...{
        SUPABASE_SECRET_KEY: 'sb_secret_of-nobody',
        PUBLISH_SECRET: 'of-nobody-publish',
        MAIL_PRIVATE_KEY: 'of-nobody-mail',
      },
      ...{
        AWS_ACCESS_KEY_ID: 'of-nobody-aws',
        AWS_SECRET_ACCESS_KEY: 'of-nobody-bucket',
        PUBLISH_PURGE_TOKEN: 'of-nobody-cdn',
      },
    };
    await buildSite(site, { ...database.environment, ...claims, ...secrets }, NEVER);
    const scripts = globSync('**/*.js', { cwd: site });
    expect(scripts.length).toBeGreaterThan(10);
    const ofNode = scripts.filter((script) =>
      /process\.(?:env|version)|["'](?:node:|fs|path|crypto)["'/]/.test(readFileSync(path.join(site, script), 'utf8')),
    );
    expect(ofNode).toEqual([]);
    const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const texts = files.map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'));
    expect(texts.filter((text) => text.includes('of-nobody') || text.includes('sb_secret_'))).toEqual([]);
    const naming = (text: string) =>
      globSync('**/*.{html,js}', { cwd: site }).filter((file) =>
        readFileSync(path.join(site, file), 'utf8').includes(text),
      );
    expect(naming('250 &quot;K&quot; célibataires')).toContain('index.html');
    expect(naming('un profil en 10 sec')).toEqual(['love-problems.html', 'single-quiz.html']);
    expect(naming('250 "K"')).toContainEqual(expect.stringMatching(/\.js$/));
    expect(naming('100K')).toEqual([]);
    expect(naming('PUBLIC_')).toEqual([]);
  }, 60_000);

  it('names a secret that stands where pages would publish it, and builds nothing', async () => {
    const environment = { ...database.environment, PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_of-nobody' };
    const failure = await failureOf(buildSite(placeFor('secret'), environment, NEVER));
    expect(failure).toMatchObject({ message: expect.stringContaining('PUBLIC_SUPABASE_PUBLISHABLE_KEY is published') });
  });

  it('names the signal that killed it, and may be tried again', async () => {
    const build = buildSite(placeFor('killed'), database.environment, NEVER, (pid) => process.kill(pid, 'SIGKILL'));
    expect(await failureOf(build)).toMatchObject({ message: 'The build was killed by SIGKILL.', isPassing: true });
  });
});
