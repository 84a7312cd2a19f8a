import http from 'node:http';
import https from 'node:https';
import type { BlockList, LookupFunction } from 'node:net';
import { AddressRefused, lookupOutside, PRIVATE_ADDRESSES, refuseAddress } from './private-addresses.ts';

/** Milliseconds for one picture, redirects included. */
const TIMEOUT = 30_000;
/** Bytes. */
const LARGEST_DOWNLOAD = 50_000_000;
const MOST_REDIRECTS = 5;

const REDIRECTS = [301, 302, 303, 307, 308];

/** Downloads a picture of another site. Returns null for an address that names no site: a path or a data URL. */
export type DownloadPicture = (address: string) => Promise<Uint8Array> | null;

interface DownloadLimits {
  /** Addresses that must not be called; null when all may be. */
  refused: BlockList | null;
  lookup: LookupFunction | undefined;
  timeout: number;
  largest: number;
}

/**
 * Makes the download of an import. Refuses private addresses, because anybody may have written the file that names them.
 *
 * @param isOwnNetworkAllowed true when this machine and its network may be called too
 */
export function pictureDownload(isOwnNetworkAllowed: boolean, given: Partial<DownloadLimits> = {}): DownloadPicture {
  const refused = isOwnNetworkAllowed ? null : PRIVATE_ADDRESSES;
  const lookup = refused ? lookupOutside(refused) : undefined;
  const limits = { refused, lookup, timeout: TIMEOUT, largest: LARGEST_DOWNLOAD, ...given };
  return (address) => {
    const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
    // A data URL holds the picture itself.
    return url === null || url.protocol === 'data:' ? null : download(url, limits);
  };
}

async function download(start: URL, limits: DownloadLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.timeout);
  try {
    let url = start;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await ask(url, limits, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await bytesOf(answer, limits.largest);
      answer.destroy();
      const { location } = headers;
      const next = REDIRECTS.includes(statusCode) && location !== undefined ? URL.parse(location, url) : null;
      if (next === null) throw new PictureRefused(`its site answers ${statusCode}`);
      url = next;
    }
    throw new PictureRefused(`its site redirects more than ${MOST_REDIRECTS} times`);
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    if (error instanceof AddressRefused) {
      throw new PictureRefused(
        'it lies on this machine or in its own network, which must not be called: ' +
          'if you trust the file, import it with --own-network',
        { cause: error },
      );
    }
    if (signal.aborted) throw new PictureRefused('its site takes too long', { cause: error });
    throw new PictureRefused('its site does not answer', { cause: error });
  }
}

/** A picture that was not downloaded; the message is the end of a sentence. */
class PictureRefused extends Error {}

function ask(url: URL, { refused, lookup }: DownloadLimits, signal: AbortSignal): Promise<http.IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new PictureRefused(`only http and https are supported, not ${url.protocol}`);
  }
  // A host that is an IP address is not looked up.
  if (refused) refuseAddress(url.hostname.replace(/^\[(.*)\]$/, '$1'), refused);
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Coquelicot' };
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, agent: false, ...(lookup && { lookup }) }, resolve).on('error', reject);
  });
}

async function bytesOf(answer: http.IncomingMessage, largest: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    // Leaving the loop closes the connection.
    if (size > largest) throw new PictureRefused(`it is larger than ${largest / 1_000_000} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
