import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '../../src/core/product.ts';

/** The README says which files there are to change. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

/** A point of the list of how to add things. */
function point(name: string): string {
  return new RegExp(`^- \\*\\*${name}\\*\\*[^]*?(?=^- \\*\\*)`, 'm').exec(readme)?.[0] ?? '';
}

/** The sources, without tests, whose text has this. */
function sourcesWith(text: RegExp): string[] {
  const files = globSync('{src,supabase/functions}/**/*.{ts,tsx,astro,css}', { cwd: ROOT });
  return files.filter(
    (file) => !/\.(?:test|support)\./.test(file) && text.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
}

describe('the README', () => {
  it('names no file that is not there', () => {
    const docs = globSync('docs/*.md', { cwd: ROOT }).map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
    const named = [
      ...[readme, ...docs].join('\n').matchAll(/`((?:src|scripts|supabase|tests|public)\/[\w./-]+)`/g),
    ].map(([, file = '']) => file);
    // What a word stands for that one chooses.
    const missing = named.filter((file) => !/\bname\b/.test(file) && !existsSync(path.join(ROOT, file)));
    expect(named.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  it('names every file that a quiz is made of', () => {
    const files = sourcesWith(/single-quiz|singleQuiz|SINGLE_QUIZ/);
    const named = files.map((file) => file.replaceAll('single-quiz', 'name'));
    expect(named.filter((file) => !point('A quiz').includes(`\`${file}\``))).toEqual([]);
    expect(files.length).toBeGreaterThan(5);
  });

  it('names every file that spells the product’s name', () => {
    for (const file of sourcesWith(new RegExp(PRODUCT_NAME))) {
      const folder = path.basename(path.dirname(file));
      expect(point('Another name of the product'), file).toMatch(new RegExp(`\`(?:[\\w/-]*/)?${folder}\`|\`${file}\``));
    }
  });
});
