import { describe, expect, it } from 'vitest';
import { tightenPolicy } from './tighten-policy.ts';

/** Stands for SHA-256. */
const digest = (bytes: Buffer) => `=${bytes.toString()}`;
const tightened = (html: string) => tightenPolicy(Buffer.from(html), digest).toString();
const meta = (content: string) => `<meta http-equiv="content-security-policy" content="${content}">`;
const policy = (scripts: string, styles: string) =>
  meta(`default-src 'self'; script-src 'self'${scripts}; style-src 'self'${styles};`);

describe('tightenPolicy', () => {
  it('keeps the hashes of the styles and scripts of the page, and drops the others', () => {
    const page = (head: string) =>
      `<head>${head}<style>a{}</style></head><body><script type="module">run()</script></body>`;
    expect(tightened(page(policy(` 'sha256-=run()' 'sha256-=b()'`, ` 'sha256-=a{}' 'sha256-=c{}'`)))).toBe(
      page(policy(` 'sha256-=run()'`, ` 'sha256-=a{}'`)),
    );
  });

  it('drops hashes of JSON data and of scripts loaded from files', () => {
    const page = `${policy(` 'sha256-={}' 'sha256-='`, '')}<script type="application/ld+json">{}</script><script src="/a.js"></script>`;
    expect(tightened(page)).toContain(policy('', ''));
  });

  it('adds no source, even when the body of the page contains another policy', () => {
    const page = `${policy('', '')}<style>a{}</style><p>${policy(` 'sha256-=x'`, '')}</p>`;
    expect(tightened(page)).toBe(page);
  });

  it('drops no hash of a page where an attribute looks like an element', () => {
    const page = `<meta content="<style>">${policy('', ` 'sha256-=a{}' 'sha256-=b{}'`)}<style>a{}</style>`;
    expect(tightened(page)).toBe(page);
  });

  it('leaves a page without policy, or with an element that is never closed, as it is', () => {
    expect(tightened('<p>1 < 2</p>')).toBe('<p>1 < 2</p>');
    expect(tightened(`${policy('', '')}<style>a{}`)).toBe(`${policy('', '')}<style>a{}`);
  });
});
