import { describe, expect, it } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import { targetSettings } from './target-settings.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE', AWS_SECRET_ACCESS_KEY: 'hidden-secret' };

describe('targetSettings', () => {
  it.each([{}, KEYS, { PUBLISH_TARGET: '' }])('is null without PUBLISH_TARGET', (environment) => {
    expect(targetSettings(environment)).toBeNull();
  });

  it('reads a bucket of Amazon', () => {
    expect(targetSettings({ ...KEYS, PUBLISH_TARGET: 's3://my.site-1' })).toEqual({
      variable: 'PUBLISH_TARGET',
      bucket: 'my.site-1',
      prefix: '',
      endpoint: null,
      region: 'us-east-1',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: 'hidden-secret',
      sessionToken: null,
      purge: null,
    });
  });

  it('reads prefix, endpoint, region, session token and purge hook', () => {
    const settings = targetSettings({
      ...KEYS,
      PUBLISH_TARGET: 's3://site/a/b%20c/?endpoint=https://storage.example:9000/s3&region=fr-par',
      AWS_SESSION_TOKEN: 'session',
      PUBLISH_PURGE_URL: 'https://cdn.example/purge',
      PUBLISH_PURGE_TOKEN: 'token',
    });
    expect(settings).toMatchObject({
      bucket: 'site',
      prefix: 'a/b c/',
      endpoint: 'https://storage.example:9000/s3',
      region: 'fr-par',
      sessionToken: 'session',
      purge: { url: 'https://cdn.example/purge', token: 'token' },
    });
  });

  it('uses AWS_REGION when the address names no region', () => {
    expect(targetSettings({ ...KEYS, PUBLISH_TARGET: 's3://site', AWS_REGION: 'eu-west-3' })?.region).toBe('eu-west-3');
    const both = { ...KEYS, PUBLISH_TARGET: 's3://site?region=auto', AWS_REGION: 'eu-west-3' };
    expect(targetSettings(both)?.region).toBe('auto');
  });

  it.each([
    ['site', /must be an address such as s3:/],
    ['https://site.example', /must be an address such as s3:/],
    ['s3://', /its bucket has no valid name/],
    ['s3://UP', /its bucket has no valid name/],
    ['s3://site_1', /its bucket has no valid name/],
    ['s3://site:9000', /must be an address such as s3:/],
    ['s3://site#x', /must be an address such as s3:/],
    ['s3://site/a//b', /its prefix has an empty or undecodable part/],
    ['s3://site/%E0', /its prefix has an empty or undecodable part/],
    ['s3://site?endpoint=storage.example', /its endpoint is no URL such as/],
    ['s3://site?endpoint=ftp://storage.example', /its endpoint is no URL such as/],
    ['s3://site?region=', /its region has no valid name/],
    ['s3://site?zone=x', /it has a parameter that is neither/],
    ['s3://site?bucket=x', /it has a parameter that is neither/],
    ['s3://AKIA:hidden-secret@site', /must not hold the keys/],
  ])('refuses %s in one sentence, which shows no secret', (address, sentence) => {
    expect(() => targetSettings({ ...KEYS, PUBLISH_TARGET: address })).toThrow(OperatorError);
    expect(() => targetSettings({ ...KEYS, PUBLISH_TARGET: address })).toThrow(sentence);
    expect(() => targetSettings({ ...KEYS, PUBLISH_TARGET: address })).not.toThrow(/hidden-secret/);
  });

  it.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('requires %s', (name) => {
    const environment = { ...KEYS, PUBLISH_TARGET: 's3://site', [name]: '' };
    expect(() => targetSettings(environment)).toThrow(
      new OperatorError(`PUBLISH_TARGET names a bucket: set ${name} too.`),
    );
  });

  it('refuses a PUBLISH_PURGE_URL that is no web address, without showing the value', () => {
    const environment = { ...KEYS, PUBLISH_TARGET: 's3://site', PUBLISH_PURGE_URL: 'cdn.example?key=hidden' };
    expect(() => targetSettings(environment)).toThrow(
      new OperatorError('PUBLISH_PURGE_URL must be a URL such as https://cdn.example/purge.'),
    );
  });
});
