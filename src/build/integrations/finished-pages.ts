import type { AstroIntegration } from 'astro';
import { finishPage } from '../finish-page.ts';
import { addressOfFile } from '../page-file.ts';

/** Finishes each page that `astro build` renders. @param modules returns the files that the back office starts with */
export function finishedPages(modules: () => readonly string[]): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((renderer) => ({
          ...renderer,
          async render(request, options) {
            const result = await renderer.render(request, options);
            const rendered = result instanceof Response ? { response: result } : result;
            const isPage = rendered.response.headers.get('content-type')?.startsWith('text/html');
            if (!isPage) return result;
            const address = addressOfFile(new URL(request.url).pathname);
            return { ...rendered, response: new FinishedPage(rendered.response, address, modules()) };
          },
        }));
      },
    },
  };
}

/** Finishes the page only when Astro reads it, to avoid another copy of its bytes. */
class FinishedPage extends Response {
  readonly #address: string;
  readonly #modules: readonly string[];

  constructor({ body, status, statusText, headers }: Response, address: string, modules: readonly string[]) {
    super(body, { status, statusText, headers });
    this.#address = address;
    this.#modules = modules;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const page = finishPage(Buffer.from(await super.arrayBuffer()), this.#address, this.#modules);
    const { buffer, byteOffset, byteLength } = page;
    const isWhole = byteLength === buffer.byteLength && buffer instanceof ArrayBuffer;
    return isWhole ? buffer : (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  }
}
