import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import { readSettings } from './settings.ts';

const HOSTED = {
  PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  PUBLISH_SECRET: 'sixteen-letters!',
};

describe('readSettings', () => {
  const defaults = {
    port: 4321,
    host: '127.0.0.1',
    dataDirectory: path.resolve('.data'),
    siteUrl: 'http://localhost:4321',
    seed: true,
    trustedProxies: 0,
    allowedHosts: [],
    initialAdminEmail: undefined,
    administratorsNeedSecondFactor: false,
    publishSecret: undefined,
    hosted: null,
    mail: {
      buildVariables: {
        PUBLIC_MAIL_ORIGIN: '/',
        PUBLIC_MAIL_SERVICE_ID: 'own_outbox',
        PUBLIC_MAIL_TEMPLATE_ID: 'own_message',
        PUBLIC_MAIL_PUBLIC_KEY: 'own_key',
        PUBLIC_CONFESSIONS_RECIPIENT: 'confessions@coquelicot.example',
        PUBLIC_CONTEST_RECIPIENT: 'concours@coquelicot.example',
      },
      own: {
        serviceId: 'own_outbox',
        templateId: 'own_message',
        publicKey: 'own_key',
        privateKey: expect.any(String) as unknown as string,
        recipients: ['confessions@coquelicot.example', 'concours@coquelicot.example'],
        smtp: null,
      },
    },
    log: { format: 'pretty', level: 'info' },
    metricsToken: null,
    notifications: { url: null, email: null },
    backups: null,
    target: null,
  };

  it('returns the defaults for an empty environment', () => {
    expect(readSettings({})).toEqual(defaults);
  });

  it('treats an empty variable as absent, and ignores unknown variables', () => {
    const empty = { PORT: '', HOST: '', DATA_DIR: '', SITE_URL: '', SEED: '', TRUST_PROXY: '', PUBLISH_SECRET: '' };
    expect(readSettings({ ...empty, PUBLIC_SUPABASE_URL: '', PATH: '/bin', LANG: 'fr' })).toEqual(defaults);
  });

  it('reads every variable', () => {
    const settings = readSettings({
      ...HOSTED,
      ...{ PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/srv/data', SITE_URL: 'https://coquelicot.example/' },
      SEED: '0',
      TRUST_PROXY: '1',
      INITIAL_ADMIN_EMAIL: 'admin@coquelicot.example',
      ADMINISTRATORS_NEED_SECOND_FACTOR: '1',
      ALLOWED_HOSTS: 'origin.coquelicot.example, [2001:db8::5]',
      PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/',
    });
    expect(settings).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDirectory: path.resolve('/srv/data'),
      siteUrl: 'https://coquelicot.example',
      seed: false,
      trustedProxies: 1,
      allowedHosts: ['origin.coquelicot.example', '[2001:db8::5]'],
      initialAdminEmail: 'admin@coquelicot.example',
      administratorsNeedSecondFactor: true,
      publishSecret: 'sixteen-letters!',
      hosted: {
        url: 'https://abc.supabase.co',
        publishableKey: 'sb_publishable_x',
        secretKey: 'sb_secret_x',
        publishSecret: 'sixteen-letters!',
      },
      mail: { buildVariables: {}, own: null },
      log: { format: 'pretty', level: 'info' },
      metricsToken: null,
      notifications: { url: null, email: null },
      backups: null,
      target: null,
    });
  });

  it('gives the default site address the chosen port', () => {
    expect(readSettings({ PORT: '5000' }).siteUrl).toBe('http://localhost:5000');
  });

  it.each(['1', '80', '65535'])('accepts port %s', (port) => {
    expect(readSettings({ PORT: port }).port).toBe(Number(port));
  });

  it.each(['0', '65536', '-1', '4321.5', '0x50', '1e3', 'abc', ' 80', '80 ', '٤', '9'.repeat(30)])(
    'refuses port %j',
    (port) => {
      const message = `PORT must be a number from 1 to 65535, and is "${port}".`;
      expect(() => readSettings({ PORT: port })).toThrow(new OperatorError(message));
    },
  );

  it.each([
    'coquelicot.example',
    'localhost:4321',
    'coquelicot.example:8080/x',
    '//coquelicot.example',
    'mailto:a@b.example',
    'ftp://coquelicot.example',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://',
    'https:// a b',
  ])('refuses the address %j, which is no web address', (address) => {
    expect(() => readSettings({ SITE_URL: address })).toThrow(
      new OperatorError(`SITE_URL must be a URL such as https://coquelicot.example, and is "${address}".`),
    );
    expect(() => readSettings({ ...HOSTED, PUBLIC_SUPABASE_URL: address })).toThrow(
      new OperatorError(`PUBLIC_SUPABASE_URL must be a URL such as https://abc.supabase.co, and is "${address}".`),
    );
  });

  it.each([
    ['SEED', 'yes', 'must be 0 or 1'],
    ['SEED', '2', 'must be 0 or 1'],
    ['ALLOWED_HOSTS', 'https://a.example', 'must be names without port, commas between'],
    ['ALLOWED_HOSTS', 'a.example:80', 'must be names without port, commas between'],
    ['TRUST_PROXY', 'true', 'must be the number of proxies in front, 0 to 9'],
    ['INITIAL_ADMIN_EMAIL', 'admin', 'must be an e-mail address'],
    ['ADMINISTRATORS_NEED_SECOND_FACTOR', 'yes', 'must be 0 or 1'],
    ['INITIAL_ADMIN_EMAIL', 'admin@', 'must be an e-mail address'],
  ])('refuses %s=%s in one sentence', (name, value, rule) => {
    expect(() => readSettings({ [name]: value })).toThrow(new OperatorError(`${name} ${rule}, and is "${value}".`));
  });

  it('refuses a publish secret of fifteen characters without showing it, and takes one of sixteen', () => {
    expect(() => readSettings({ PUBLISH_SECRET: 'fifteen-letters' })).toThrow(
      new OperatorError('PUBLISH_SECRET needs at least 16 characters.'),
    );
    expect(readSettings({ PUBLISH_SECRET: 'sixteen-letters!' }).publishSecret).toBe('sixteen-letters!');
  });

  it.each(['PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'PUBLISH_SECRET'])(
    'requires %s when the database is hosted',
    (name) => {
      for (const value of [undefined, '']) {
        expect(() => readSettings({ ...HOSTED, [name]: value })).toThrow(
          new OperatorError(`PUBLIC_SUPABASE_URL names a hosted project: set ${name} too.`),
        );
      }
    },
  );

  it.each([
    ['PUBLIC_PODCAST_PLAYER_URL', 'https://player.example/episode', 'must be the address of a player'],
    ['PUBLIC_SIGNUP_URL', 'javascript:alert(1)', 'must be a web address'],
    ['PUBLIC_CLAIM_TRIAL', 'x'.repeat(41), 'must be a line of at most 40'],
    ['PUBLIC_TRACKER_URL', 'http://t.example', 'must be an https address'],
    ['CONTEST_MODE', 'real', 'must be demo or live'],
    ['CONTEST_ENDS_AT', '2026-12-01', 'must be a date with time'],
    ['SITE_URL', 'https://u.github.io/coquelicot', 'must be an address without path'],
  ])('refuses a value of %s that pages could not show', (name, value, rule) => {
    const refused = () => readSettings({ [name]: value });
    expect(refused).toThrow(OperatorError);
    expect(refused).toThrow(`${name} ${rule}`);
    expect(refused).toThrow(`, and is "${value}"`);
  });

  it('refuses a secret key as PUBLIC_SUPABASE_PUBLISHABLE_KEY', () => {
    expect(() => readSettings({ ...HOSTED, PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abcdef' })).toThrow(
      /^PUBLIC_SUPABASE_PUBLISHABLE_KEY is published with the pages/,
    );
  });

  it('requires SITE_URL when PUBLISH_TARGET is set', () => {
    const target = { PUBLISH_TARGET: 's3://site', AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'hidden' };
    expect(() => readSettings(target)).toThrow(/^PUBLISH_TARGET publishes the site for others: set SITE_URL /);
    expect(readSettings({ ...target, SITE_URL: 'https://a.example' }).target?.bucket).toBe('site');
  });

  it('refuses an invalid PUBLISH_TARGET', () => {
    expect(() => readSettings({ PUBLISH_TARGET: 'bucket' })).toThrow(/^PUBLISH_TARGET must be an address such as s3:/);
  });

  it('reports only the first of several faults', () => {
    expect(() => readSettings({ PORT: 'x', SEED: 'x', SITE_URL: 'x' })).toThrow(/^PORT [^.]*\.$/);
  });
});
