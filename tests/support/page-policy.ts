import type { Page } from 'playwright';

/** The sources that a policy names, by directive. */
type Policy = Record<string, string[]>;

/** Reads the Content-Security-Policy that stands in a page. */
async function policyOf(page: Page): Promise<Policy> {
  const text = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
  const directives = (text ?? '').split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

/**
 * Finds what the policy of a page lets in that it should not.
 *
 * @param workers the sources of workers that the page table declares for the page
 */
export async function policyProblems(page: Page, workers: readonly string[] | undefined): Promise<string[]> {
  const policy = await policyOf(page);
  const problems: string[] = [];
  const expectEqual = (name: string, found: unknown, expected: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(expected)) problems.push(`${name}: ${JSON.stringify(found)}`);
  };
  // A page loads nothing of a kind that is named nowhere: objects, frames, media, workers.
  expectEqual('default-src', policy['default-src'], ["'none'"]);
  expectEqual('object-src', policy['object-src'], undefined);
  expectEqual('worker-src', policy['worker-src'], workers);
  expectEqual('base-uri', policy['base-uri'], ["'self'"]);
  for (const source of Object.values(policy).flat()) if (/unsafe|\*/.test(source)) problems.push(source);
  const hashes: string[] = [];
  for (const directive of ['script-src', 'style-src']) {
    for (const source of policy[directive] ?? ['none']) {
      if (/^'sha256-[\w+/]{43}='$/.test(source)) hashes.push(source);
      else if (source !== "'self'") problems.push(`${directive}: ${source}`);
    }
  }
  // Astro lists the hashes of the whole build: a page keeps its own.
  const inline = await page.locator('style, script:not([src], [type="application/ld+json"])').count();
  expectEqual('hashes', hashes.length, inline);
  // A policy in the page says nothing of what stands before it.
  const first = page.locator('meta[http-equiv="content-security-policy"], script:not([type="application/ld+json"])');
  expectEqual('first element', await first.first().evaluate(({ localName }) => localName), 'meta');
  return problems;
}
