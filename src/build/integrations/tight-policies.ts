import { hash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import { tightenPolicy } from './tighten-policy.ts';

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
            const rendered = result instanceof Response ? { response: result } : result;
            const isPage = rendered.response.headers.get('content-type')?.startsWith('text/html');
            return isPage ? { ...rendered, response: new TightPage(rendered.response) } : result;
          },
        }));
      },
    },
  };
}

/** A rendered page, whose policy is tightened when Astro reads it: its bytes pass once, as they would without this. */
class TightPage extends Response {
  constructor({ body, status, statusText, headers }: Response) {
    super(body, { status, statusText, headers });
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = tightenPolicy(Buffer.from(await super.arrayBuffer()), digest);
    const isWhole = byteLength === buffer.byteLength && buffer instanceof ArrayBuffer;
    return isWhole ? buffer : (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  }
}

const known: { bytes: Buffer; base64: string }[] = [];

/** Pages share a handful of styles: each is hashed once, and found again by comparing. */
function digest(bytes: Buffer): string {
  const met = known.find((entry) => entry.bytes.equals(bytes));
  if (met) return met.base64;
  const base64 = hash('sha256', bytes, 'base64');
  known.push({ bytes: Buffer.from(bytes), base64 });
  return base64;
}
