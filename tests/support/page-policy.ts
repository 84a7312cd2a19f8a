import { Parser } from 'htmlparser2';
import { PAGES, type PageDeclaration } from '../../src/core/site/page-table.ts';
import type { BuiltPage } from './built-pages.ts';

const declared: Readonly<Record<string, PageDeclaration>> = PAGES;

/** Policy of a page, and the parts of the page that the policy concerns. */
interface PolicySource {
  /** The sources that the Content-Security-Policy names, by directive. */
  policy: Record<string, string[]>;
  /** Number of inline styles and scripts. */
  inline: number;
  /** Whether the policy stands before every script. */
  isFirst: boolean;
}

function readPolicy(html: string): PolicySource {
  const found: PolicySource = { policy: {}, inline: 0, isFirst: false };
  let hasScript = false;
  new Parser({
    onopentag(name, { 'http-equiv': header, content = '', src, type }) {
      if (name === 'meta' && header === 'content-security-policy') {
        const directives = content.split(';').map((directive) => directive.trim().split(/\s+/));
        found.policy = Object.fromEntries(
          directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]),
        );
        found.isFirst = !hasScript;
      }
      if (type === 'application/ld+json') return;
      hasScript ||= name === 'script';
      if (name === 'style' || (name === 'script' && src === undefined)) found.inline += 1;
    },
  }).end(html);
  return found;
}

/** Returns the faults of the policy of a page. */
export function policyProblems({ address, html }: BuiltPage): string[] {
  const { policy, inline, isFirst } = readPolicy(html);
  const problems: string[] = [];
  const expectEqual = (name: string, found: unknown, expected: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(expected)) problems.push(`${name}: ${JSON.stringify(found)}`);
  };
  // `default-src 'none'` forbids every kind of source that the policy does not name, such as objects.
  expectEqual('default-src', policy['default-src'], ["'none'"]);
  expectEqual('object-src', policy['object-src'], undefined);
  expectEqual('worker-src', policy['worker-src'], declared[address]?.policy?.['worker-src']);
  expectEqual('base-uri', policy['base-uri'], ["'self'"]);
  for (const source of Object.values(policy).flat()) if (/unsafe|\*/.test(source)) problems.push(source);
  const hashes: string[] = [];
  for (const directive of ['script-src', 'style-src']) {
    for (const source of policy[directive] ?? ['none']) {
      if (/^'sha256-[\w+/]{43}='$/.test(source)) hashes.push(source);
      else if (source !== "'self'") problems.push(`${directive}: ${source}`);
    }
  }
  // Astro lists the hashes of the whole build; a page must keep only its own.
  expectEqual('hashes', hashes.length, inline);
  // A policy in the page does not apply to scripts before it.
  if (!isFirst) problems.push('a script stands before the policy');
  return problems;
}
