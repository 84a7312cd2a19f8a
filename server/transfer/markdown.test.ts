import { expect, it } from 'vitest';
import { markdownFile, readMarkdownFile } from './markdown.ts';

it('markdownFile writes front matter and Markdown that readMarkdownFile reads back', () => {
  const fields = { title: 'Un: « titre » --- \n- deux', tags: ['a', 'b'], slug: null };
  const file = markdownFile(fields, '<h2>Titre</h2><p>Du <strong>gras</strong></p><table><tr><td>a</td></tr></table>');
  expect(file).toContain('## Titre\n\nDu **gras**\n\n<table>');
  const read = readMarkdownFile(file);
  expect(read.fields).toEqual(fields);
  expect(read.html).toContain('<h2>Titre</h2>\n<p>Du <strong>gras</strong></p>');
});

it.each([
  ['no front matter', '# Titre'],
  ['front matter without an end', '---\ntitle: a\n'],
  ['aliases that multiply', '---\na: &a [x,x]\nb: [*a,*a]\n---\n'],
])('readMarkdownFile refuses a file with %s', (_, file) => {
  expect(() => readMarkdownFile(file)).toThrow();
});
