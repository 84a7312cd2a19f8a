import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** How React names the elements that it makes, in any of its builds. */
const FRAMEWORK = /Symbol\.for\(["'`]react\./;

/** Downloads `url` as a browser does that reads brotli: the body on the wire, its headers, and the text that it holds. */
export async function download(url: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders; text: string }> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage];
  const { headers } = response;
  const body = await buffer(response);
  const text = (headers['content-encoding'] === 'br' ? zlib.brotliDecompressSync(body) : body).toString();
  return { body, headers, text };
}

/** The weight in brotli of the scripts that stand in a page's HTML, and their text. */
export function inlineScripts(html: string): { bytes: number; text: string } {
  const text = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => script).join('\n');
  return { bytes: text === '' ? 0 : zlib.brotliCompressSync(text).length, text };
}

export function isFramework(script: string): boolean {
  return FRAMEWORK.test(script);
}
