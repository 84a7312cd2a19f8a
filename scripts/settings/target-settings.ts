import * as v from 'valibot';
import { OperatorError } from '../process/operator-error.ts';

/** Where the site is published beyond this machine. */
export interface TargetSettings {
  bucket: string;
  /** What the key of every object starts with: empty, or ending with a slash. */
  prefix: string;
  /** Where the object storage answers; null for that of Amazon. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Beside keys that are valid for a while. */
  sessionToken: string | null;
  /** Who is told which addresses have changed; null where nobody is. */
  purge: PurgeSettings | null;
}

export interface PurgeSettings {
  url: string;
  /** Sent as a bearer token. */
  token: string | null;
}

const EXAMPLE = 's3://bucket/prefix?endpoint=https://storage.example&region=eu-west-3';
/** Object storages that have no regions take this one. */
const DEFAULT_REGION = 'us-east-1';

const isOfWeb = (text: string) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');

const Target = v.object({
  bucket: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'its bucket has no valid name')),
  prefix: v.pipe(v.string(), v.regex(/^(?:[^/]+(?:\/[^/]+)*)?$/, 'its prefix has an empty or undecodable part')),
  parameters: v.strictObject(
    {
      endpoint: v.optional(
        v.pipe(v.string(), v.check(isOfWeb, 'its endpoint is no URL such as https://storage.example')),
      ),
      region: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'its region has no valid name'))),
    },
    'it has a parameter that is neither endpoint nor region',
  ),
});

/**
 * Reads where the site is published beyond this machine from `PUBLISH_TARGET`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`,
 * `AWS_SESSION_TOKEN`, `AWS_REGION`, `PUBLISH_PURGE_URL` and `PUBLISH_PURGE_TOKEN`.
 *
 * @param environment where an empty variable counts as absent
 * @returns null without `PUBLISH_TARGET`
 * @throws OperatorError in one sentence, which shows no secret
 */
export function targetSettings(environment: Record<string, string | undefined>): TargetSettings | null {
  const given = (name: string) => environment[name] || undefined;
  const address = given('PUBLISH_TARGET');
  if (address === undefined) return null;
  const { bucket, prefix, parameters } = parseTarget(address);
  const purgeUrl = given('PUBLISH_PURGE_URL');
  if (purgeUrl !== undefined && !isOfWeb(purgeUrl)) {
    // Without its value: hooks often carry their secret in the address.
    throw new OperatorError('PUBLISH_PURGE_URL must be a URL such as https://cdn.example/purge.');
  }
  const required = (name: string) => {
    const value = given(name);
    if (value === undefined) throw new OperatorError(`PUBLISH_TARGET names a bucket: set ${name} too.`);
    return value;
  };
  return {
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: parameters.endpoint ?? null,
    region: parameters.region ?? given('AWS_REGION') ?? DEFAULT_REGION,
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: given('AWS_SESSION_TOKEN') ?? null,
    purge: purgeUrl === undefined ? null : { url: purgeUrl, token: given('PUBLISH_PURGE_TOKEN') ?? null },
  };
}

function parseTarget(address: string) {
  const url = URL.parse(address);
  if (url?.protocol !== 's3:' || url.port !== '' || url.hash !== '') {
    throw new OperatorError(`PUBLISH_TARGET must be an address such as ${EXAMPLE}.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new OperatorError(
      'PUBLISH_TARGET must not hold the keys: they stand in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  }
  const result = v.safeParse(Target, {
    bucket: url.hostname,
    prefix: decoded(url.pathname.replace(/^\/|\/$/g, '')) ?? '/',
    parameters: Object.fromEntries(url.searchParams),
  });
  if (result.success) return result.output;
  throw new OperatorError(`PUBLISH_TARGET must be an address such as ${EXAMPLE}: ${result.issues[0].message}.`);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
