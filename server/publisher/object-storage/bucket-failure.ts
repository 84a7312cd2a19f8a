import { S3ServiceException } from '@aws-sdk/client-s3';
import { OperatorError } from '../../process/operator-error.ts';
import type { BucketSettings } from '../../settings/bucket-settings.ts';

const WRONG_REGION = ['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraintException'];

type Place = Pick<BucketSettings, 'variable' | 'bucket' | 'endpoint' | 'region'>;

/** Explains a failed request in a sentence. @returns an OperatorError where the operator can fix the cause */
export function explainFailure(error: unknown, { variable, bucket, endpoint, region }: Place): Error {
  const host = endpoint === null ? 'Amazon S3' : new URL(endpoint).host;
  if (!(error instanceof S3ServiceException)) {
    const { code, name, message } = error as NodeJS.ErrnoException;
    return new Error(`The object storage at ${host} does not answer (${code ?? (message || name)}).`, { cause: error });
  }
  const status = error.$metadata.httpStatusCode ?? 0;
  const code = error.name;
  if (WRONG_REGION.includes(code) || status === 301) {
    return new OperatorError(
      `The bucket "${bucket}" is not in the region "${region}": set its region in ${variable} (&region=…).`,
      error,
    );
  }
  if (status === 401 || status === 403) {
    return new OperatorError(
      `The object storage at ${host} refuses the keys for the bucket "${bucket}" (${code}): check AWS_ACCESS_KEY_ID, ` +
        'AWS_SECRET_ACCESS_KEY, and what they may do there.',
      error,
    );
  }
  if (code === 'NoSuchBucket') {
    return new OperatorError(`There is no bucket "${bucket}" at ${host}: create it, or correct ${variable}.`, error);
  }
  return new Error(`The object storage at ${host} answers ${status} ${code}: ${error.message}`, { cause: error });
}
