import { existsSync } from 'node:fs';
import path from 'node:path';
import { installationCredentials } from '../settings/credentials.ts';
import { OperatorError } from '../process/operator-error.ts';
import { readSettings } from '../settings/settings.ts';
import { ownAddress } from '../start/own-address.ts';

/**
 * Asks the copy on this machine to build every page anew, and finds it by the settings that it was started with.
 *
 * @returns the publication's id
 * @throws OperatorError when the copy does not take the request
 */
export async function requestAll(environment: Record<string, string | undefined>): Promise<string> {
  const { host, port, dataDirectory, publishSecret } = readSettings(environment);
  const url = `http://${ownAddress(host)}:${port}`;
  const secret = publishSecret ?? existingSecret(dataDirectory);
  let response: Response;
  try {
    response = await fetch(`${url}/hooks/publish`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ all: true }),
    });
  } catch (error) {
    throw new OperatorError(
      `No copy answers at ${url}: start it, or give the PORT and HOST that it was started with.`,
      error,
    );
  }
  const answer = (await response.json().catch(() => null)) as { publicationId?: unknown; error?: unknown } | null;
  if (response.status === 202 && typeof answer?.publicationId === 'string') return answer.publicationId;
  if (response.status === 401) {
    throw new OperatorError(
      `The copy at ${url} has another secret: give the DATA_DIR, or the PUBLISH_SECRET, that it was started with.`,
    );
  }
  throw new OperatorError(
    `The copy at ${url} answered ${response.status}: ${String(answer?.error ?? 'no reason given')}.`,
  );
}

function existingSecret(dataDirectory: string): string {
  if (existsSync(path.join(dataDirectory, 'credentials.json')))
    return installationCredentials(dataDirectory).publishSecret;
  throw new OperatorError(`No copy has its data in ${dataDirectory}: give the DATA_DIR that it was started with.`);
}
