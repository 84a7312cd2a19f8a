import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import { tightenPolicy } from '../core/site/page-policy.ts';

/** Gives each page the policy that it needs, instead of one for the whole build. */
export function tightPolicies(): AstroIntegration {
  return {
    name: 'tight-policies',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((renderer) => ({
          ...renderer,
          async render(request, options) {
            const result = await renderer.render(request, options);
            const response = result instanceof Response ? result : result.response;
            if (response.headers.get('content-type')?.startsWith('text/html')) tightenWhenRead(response);
            return result;
          },
        }));
      },
    },
  };
}

/** Another Response would cost each page a quarter of its time: this one gives other bytes when Astro reads it. */
function tightenWhenRead(response: Response): void {
  const read = response.arrayBuffer.bind(response);
  response.arrayBuffer = async () => {
    // One character a byte: decoding UTF-8 costs more than all the rest.
    const html = Buffer.from(await read()).toString('latin1');
    const tightened = Buffer.from(tightenPolicy(html, digest), 'latin1');
    return tightened.buffer.slice(tightened.byteOffset, tightened.byteOffset + tightened.byteLength) as ArrayBuffer;
  };
}

const digests = new Map<string, string>();

/** Pages share a handful of styles: each is hashed once. */
function digest(text: string): string {
  let known = digests.get(text);
  if (known === undefined) digests.set(text, (known = createHash('sha256').update(text, 'latin1').digest('base64')));
  return known;
}
