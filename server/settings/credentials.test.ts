import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import { installationCredentials, writeSupabaseEnvironment } from './credentials.ts';

let directory: string;
beforeEach(() => {
  directory = path.join(mkdtempSync(path.join(os.tmpdir(), 'credentials-test-')), 'data');
});
afterEach(() => rmSync(path.dirname(directory), { recursive: true }));

const file = () => path.join(directory, 'credentials.json');
const mode = (name: string) => statSync(path.join(directory, name)).mode & 0o777;
const isPosix = os.platform() !== 'win32';

describe('installationCredentials', () => {
  it('makes the folder, and five different keys of at least 24 random characters', () => {
    const credentials = installationCredentials(directory);
    expect(credentials.publishableKey).toMatch(/^sb_publishable_[\w-]{24}$/);
    expect(credentials.secretKey).toMatch(/^sb_secret_[\w-]{32}$/);
    expect(credentials.jwtSecret).toMatch(/^[\w-]{64}$/);
    expect(credentials.databasePassword).toMatch(/^[\w-]{32}$/);
    expect(credentials.publishSecret).toMatch(/^[\w-]{32}$/);
    expect(new Set(Object.values(credentials)).size).toBe(5);
  });

  it('returns the same keys at the next start, and other keys for another installation', () => {
    const first = installationCredentials(directory);
    expect(installationCredentials(directory)).toEqual(first);
    const other = installationCredentials(path.join(path.dirname(directory), 'other'));
    for (const [name, value] of Object.entries(other)) expect(Object.values(first), name).not.toContain(value);
  });

  it.runIf(isPosix)('writes a file that only its owner can read, and leaves no draft', () => {
    installationCredentials(directory);
    expect(mode('credentials.json')).toBe(0o600);
    expect(readdirSync(directory)).toEqual(['credentials.json']);
  });

  it('ignores the draft of a start that was killed', () => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(`${file()}.new`, '{"publishableKey":"half');
    const made = installationCredentials(directory);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(made);
  });

  it('refuses to make keys beside an existing database, and writes nothing', () => {
    mkdirSync(path.join(directory, 'postgres'), { recursive: true });
    writeFileSync(path.join(directory, 'postgres', 'PG_VERSION'), '17\n');
    expect(() => installationCredentials(directory)).toThrow(OperatorError);
    expect(() => installationCredentials(directory)).toThrow(`${file()} is missing beside an existing database`);
    expect(readdirSync(directory)).toEqual(['postgres']);
  });

  it.each([
    ['empty', '', 'cannot be read. Restore it from a backup.'],
    ['truncated', '{"publishableKey": "sb_pub', 'cannot be read. Restore it from a backup.'],
    ['null', 'null', 'cannot be read. Restore it from a backup.'],
    ['an empty object', '{}', 'lacks one of publishableKey, secretKey, jwtSecret, databasePassword, publishSecret'],
    ['a list', '[]', 'lacks one of'],
    ['a string', '"secret"', 'lacks one of'],
  ])('refuses a file that is %s, and leaves the file unchanged', (_, text, sentence) => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(file(), text);
    expect(() => installationCredentials(directory)).toThrow(OperatorError);
    expect(() => installationCredentials(directory)).toThrow(`${file()} ${sentence}`);
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });

  it.each(['publishableKey', 'secretKey', 'jwtSecret', 'databasePassword', 'publishSecret'])(
    'refuses a file whose %s is missing, empty or not a text',
    (name) => {
      const whole = installationCredentials(directory);
      for (const value of [undefined, '', 12, null]) {
        writeFileSync(file(), JSON.stringify({ ...whole, [name]: value }));
        expect(() => installationCredentials(directory)).toThrow(OperatorError);
      }
    },
  );

  it('does not show a secret in the message of a refusal', () => {
    const whole = installationCredentials(directory);
    writeFileSync(file(), JSON.stringify({ ...whole, jwtSecret: '' }));
    expect(() => installationCredentials(directory)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(whole.secretKey) }),
    );
  });
});

describe('writeSupabaseEnvironment', () => {
  const ADDRESSES = { url: 'http://127.0.0.1:4321', siteUrl: 'https://coquelicot.example' };

  it('writes the addresses and the keys in a form that can be read back', () => {
    const credentials = installationCredentials(directory);
    writeSupabaseEnvironment(directory, ADDRESSES, credentials);
    expect(parseEnv(readFileSync(path.join(directory, 'supabase.env'), 'utf8'))).toEqual({
      SUPABASE_URL: 'http://127.0.0.1:4321',
      SUPABASE_PUBLISHABLE_KEY: credentials.publishableKey,
      SUPABASE_SECRET_KEY: credentials.secretKey,
      SITE_URL: 'https://coquelicot.example',
    });
  });

  it.runIf(isPosix)('makes the file readable by its owner only, even when an older file was open to all', () => {
    const credentials = installationCredentials(directory);
    const older = path.join(directory, 'supabase.env');
    writeFileSync(older, 'old');
    chmodSync(older, 0o666);
    writeSupabaseEnvironment(directory, ADDRESSES, credentials);
    expect(mode('supabase.env')).toBe(0o600);
    expect(readFileSync(older, 'utf8')).not.toContain('old');
  });
});
