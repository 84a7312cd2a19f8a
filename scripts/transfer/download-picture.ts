/** Milliseconds for one picture, and bytes of the largest that is read. */
const TIMEOUT = 30_000;
const LARGEST_DOWNLOAD = 50_000_000;

/**
 * Downloads a picture of another site.
 * @returns null for an address that names none, such as a path
 */
export function downloadPicture(address: string, fetch = globalThis.fetch): Promise<Uint8Array> | null {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? download(url, fetch) : null;
}

async function download(url: URL, fetch: typeof globalThis.fetch): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch((error: unknown) => {
    throw new Error('its site does not answer', { cause: error });
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`its site answers ${answer.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > LARGEST_DOWNLOAD) throw new Error('it is larger than 50 MB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
