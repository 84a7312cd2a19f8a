import { hash } from 'node:crypto';
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

/** Another Response would cost each page a tenth of its time: this one gives other bytes when Astro reads it. */
function tightenWhenRead(response: Response): void {
  const read = response.arrayBuffer.bind(response);
  response.arrayBuffer = async () => {
    const { buffer, byteOffset, byteLength } = tightenPolicy(Buffer.from(await read()), digest);
    const isWhole = byteLength === buffer.byteLength && buffer instanceof ArrayBuffer;
    return isWhole ? buffer : (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  };
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
