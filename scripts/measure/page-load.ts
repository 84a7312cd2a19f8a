import { request } from 'node:http';
import zlib from 'node:zlib';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** How React names the elements that it makes, in any of its builds. */
const FRAMEWORK = /Symbol\.for\(["'`]react\./;

/** What the server sends for `url` to a browser that reads brotli: the bytes on the wire, and the text they hold. */
export async function download(url: string): Promise<{ bytes: number; text: string }> {
  const { body, encoding } = await new Promise<{ body: Buffer; encoding: string | undefined }>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] }),
      );
    })
      .on('error', reject)
      .end();
  });
  const text = (encoding === 'br' ? zlib.brotliDecompressSync(body) : body).toString();
  return { bytes: body.length, text };
}

/** The weight in brotli of the scripts that stand in a page's HTML, and their text. */
export function inlineScripts(html: string): { bytes: number; text: string } {
  const text = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => script).join('\n');
  return { bytes: text === '' ? 0 : zlib.brotliCompressSync(text).length, text };
}

export function isFramework(script: string): boolean {
  return FRAMEWORK.test(script);
}
