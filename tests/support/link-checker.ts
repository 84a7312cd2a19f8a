import { linksOf } from './links.ts';

export interface LinkChecker {
  /** Problems found so far, as sentences. */
  problems: string[];
  /** Follows every link of a page. */
  checkPage(address: string, html: string): Promise<void>;
  /** Follows links that stand on the page, or in the file, at an address. */
  checkLinks(from: string, links: Iterable<string>): Promise<void>;
}

interface Answer {
  /** Without following redirects. */
  status: number;
  /** Ids of a page or drawing that a fragment may name. */
  ids: Set<string>;
}

/** Makes a checker of the links inside a served site: each must lead to an existing page, and to an existing part of that page. */
export function linkChecker(siteUrl: string): LinkChecker {
  const problems: string[] = [];
  /** By address without fragment. */
  const answers = new Map<string, Promise<Answer>>();

  async function ask(target: string): Promise<Answer> {
    const response = await fetch(target, { redirect: 'manual' });
    const text = await response.text();
    const hasIds = /^(?:text\/html|image\/svg\+xml)/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, ids: hasIds ? linksOf(text).ids : new Set() };
  }

  async function follow(from: string, link: string): Promise<void> {
    if (/^(?:mailto|tel|data):/.test(link)) return;
    const target = new URL(link, siteUrl + encodeURI(from));
    if (target.origin !== siteUrl) return;
    const fragment = decodeURIComponent(target.hash.slice(1));
    target.hash = '';
    const answer = answers.get(target.href) ?? ask(target.href);
    answers.set(target.href, answer);
    const { status, ids } = await answer;
    if (status !== 200) problems.push(`${from} → ${link}: ${status}`);
    else if (fragment !== '' && !ids.has(fragment)) problems.push(`${from} → ${link}: no such anchor`);
  }

  const checkLinks: LinkChecker['checkLinks'] = async (from, links) => {
    await Promise.all([...links].map((link) => follow(from, link)));
  };

  return {
    problems,
    checkLinks,
    async checkPage(address, html) {
      const { addresses, ids } = linksOf(html);
      const isInside = (link: string) => link.startsWith('#');
      for (const link of addresses.filter(isInside)) {
        if (!ids.has(decodeURIComponent(link.slice(1)))) problems.push(`${address} → ${link}: no such anchor`);
      }
      await checkLinks(
        address,
        addresses.filter((link) => !isInside(link)),
      );
    },
  };
}
