import * as v from 'valibot';
import { OperatorError } from '../process/operator-error.ts';
import { decodedPart, isWebAddress } from './address-parts.ts';

export interface BucketSettings {
  /** The variable that holds its address. */
  variable: 'PUBLISH_TARGET' | 'BACKUP_TO';
  bucket: string;
  /** The beginning of every key: empty, or ending with a slash. */
  prefix: string;
  /** Null for Amazon. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Belongs to temporary keys. */
  sessionToken: string | null;
}

const EXAMPLE = 's3://bucket/prefix?endpoint=https://storage.example&region=eu-west-3';
/** Accepted by object storages that have no regions. */
const DEFAULT_REGION = 'us-east-1';

const Address = v.object({
  bucket: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'its bucket has no valid name')),
  prefix: v.pipe(v.string(), v.regex(/^(?:[^/]+(?:\/[^/]+)*)?$/, 'its prefix has an empty or undecodable part')),
  parameters: v.strictObject(
    {
      endpoint: v.optional(
        v.pipe(v.string(), v.check(isWebAddress, 'its endpoint is no URL such as https://storage.example')),
      ),
      region: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'its region has no valid name'))),
    },
    'it has a parameter that is neither endpoint nor region',
  ),
});

/**
 * Reads a folder of a bucket from its address, and the keys from `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`,
 * `AWS_SESSION_TOKEN` and `AWS_REGION`.
 *
 * @param environment where an empty variable counts as absent
 * @throws OperatorError with one sentence that shows no secret
 */
export function bucketSettings(
  variable: BucketSettings['variable'],
  address: string,
  environment: Record<string, string | undefined>,
): BucketSettings {
  const given = (name: string) => environment[name] || undefined;
  const { bucket, prefix, parameters } = parseAddress(variable, address);
  const required = (name: string) => {
    const value = given(name);
    if (value === undefined) throw new OperatorError(`${variable} names a bucket: set ${name} too.`);
    return value;
  };
  return {
    variable,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: parameters.endpoint ?? null,
    region: parameters.region ?? given('AWS_REGION') ?? DEFAULT_REGION,
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: given('AWS_SESSION_TOKEN') ?? null,
  };
}

function parseAddress(variable: string, address: string) {
  const url = URL.parse(address);
  if (url?.protocol !== 's3:' || url.port !== '' || url.hash !== '') {
    throw new OperatorError(`${variable} must be an address such as ${EXAMPLE}.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new OperatorError(
      `${variable} must not hold the keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead.`,
    );
  }
  const result = v.safeParse(Address, {
    bucket: url.hostname,
    prefix: decodedPart(url.pathname.replace(/^\/|\/$/g, '')) ?? '/',
    parameters: Object.fromEntries(url.searchParams),
  });
  if (result.success) return result.output;
  throw new OperatorError(`${variable} must be an address such as ${EXAMPLE}: ${result.issues[0].message}.`);
}
