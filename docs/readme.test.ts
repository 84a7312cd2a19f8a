import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '../src/core/product.ts';

/** The README and docs name the files to open for a change; the names must be right. */

const ROOT = path.resolve(import.meta.dirname, '..');
const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const pages = globSync('docs/*.md', { cwd: ROOT });
const documents = [readme, ...pages.map((file) => readFileSync(path.join(ROOT, file), 'utf8'))];
const contributing = readFileSync(path.join(ROOT, 'docs/contributing.md'), 'utf8');

/** Returns a section of the page for contributors. */
function sectionOf(heading: string): string {
  return new RegExp(`^### ${heading}$[^]*?(?=^##)`, 'm').exec(contributing)?.[0] ?? '';
}

/** Returns the fragment that a heading has on GitHub. */
function fragmentOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** Returns the sources, without tests, whose text matches. */
function sourcesWith(text: RegExp): string[] {
  const files = globSync('{src,supabase/functions}/**/*.{ts,tsx,astro,css}', { cwd: ROOT });
  return files.filter(
    (file) => !/\.(?:test|support)\./.test(file) && text.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
}

describe('the README', () => {
  it('is at most 7 KB long', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(7 * 1024);
  });

  it('links only to pages and headings that exist, as does every page of docs', () => {
    const broken = ['README.md', ...pages].flatMap((file, index) =>
      [...(documents[index] ?? '').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].flatMap(
        ([link, target, fragment]) => {
          const page = target ? path.join(ROOT, path.dirname(file), target) : path.join(ROOT, file);
          if (!existsSync(page)) return [`${file}: ${link}`];
          if (fragment === undefined) return [];
          const headings = [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
            fragmentOf(heading),
          );
          return headings.includes(fragment) ? [] : [`${file}: ${link}`];
        },
      ),
    );
    expect(broken).toEqual([]);
  });

  it('links to every page of docs', () => {
    expect(pages.filter((page) => !readme.includes(`(${page.replaceAll(path.sep, '/')})`))).toEqual([]);
  });

  it('names only files that exist, as does every page of docs', () => {
    const named = [...documents.join('\n').matchAll(/`((?:src|server|tools|supabase|tests|public)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    );
    // Placeholders such as `name` stand for a file of one's choice.
    const missing = named.filter((file) => !/\bname\b/.test(file) && !existsSync(path.join(ROOT, file)));
    expect(named.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });
});

describe('docs/contributing.md', () => {
  it('names every file that a quiz is made of', () => {
    const files = sourcesWith(/single-quiz|singleQuiz|SINGLE_QUIZ/);
    const named = files.map((file) => file.replaceAll('single-quiz', 'name'));
    expect(named.filter((file) => !sectionOf('A quiz').includes(`\`${file}\``))).toEqual([]);
    expect(files.length).toBe(5);
  });

  it('names every file that spells the product’s name', () => {
    for (const file of sourcesWith(new RegExp(PRODUCT_NAME))) {
      const folder = path.basename(path.dirname(file));
      expect(sectionOf('Another name of the product'), file).toMatch(
        new RegExp(`\`(?:[\\w/-]*/)?${folder}\`|\`${file}\``),
      );
    }
  });
});
