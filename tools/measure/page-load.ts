import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import type { PageWeight } from './targets.ts';

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

/** Weighs a page with the scripts, stylesheets and fonts among the addresses that it has loaded. */
export async function weigh(url: string, loaded: string[]): Promise<PageWeight> {
  const files = (extension: string) =>
    Promise.all(loaded.filter((address) => address.endsWith(extension)).map((address) => download(address)));
  const page = await download(url);
  const inline = inlineScripts(page.text);
  const [scripts, styles, fonts] = await Promise.all([files('.js'), files('.css'), files('.woff2')]);
  return {
    scriptBytes: scripts.reduce((sum, { body }) => sum + body.length, inline.bytes),
    hasFramework: [inline, ...scripts].some(({ text }) => isFramework(text)),
    pageBytes: styles.reduce((sum, { body }) => sum + body.length, page.body.length),
    fontBytes: Math.max(0, ...fonts.map(({ body }) => body.length)),
  };
}

export function isFramework(script: string): boolean {
  return FRAMEWORK.test(script);
}
