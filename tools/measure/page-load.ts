import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** React's marker in each of its builds. */
const FRAMEWORK = /Symbol\.for\(["'`]react\./;

/** Downloads `url` like a browser that accepts brotli: the body on the wire, its headers, and its text. */
export async function download(url: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders; text: string }> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage];
  const { headers } = response;
  const body = await buffer(response);
  const text = (headers['content-encoding'] === 'br' ? zlib.brotliDecompressSync(body) : body).toString();
  return { body, headers, text };
}

/** Returns the inline scripts of a page and their size in brotli. */
export function inlineScripts(html: string): { bytes: number; text: string } {
  const text = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => script).join('\n');
  return { bytes: text === '' ? 0 : zlib.brotliCompressSync(text).length, text };
}

export function isFramework(script: string): boolean {
  return FRAMEWORK.test(script);
}
