import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface SourceText {
  place: string;
  text: string;
}

let known: SourceText[] | undefined;

/** Returns every text in the sources of the site and of its mails: strings, pieces of templates, and texts between tags. */
export function readSourceTexts(): SourceText[] {
  return (known ??= parseSources());
}

function parseSources(): SourceText[] {
  const files = globSync(['src/**/*.{ts,tsx,astro}', 'supabase/functions/*/copy.ts', 'server/mail/copy.ts'], {
    exclude: ['**/*.{test,support}.{ts,tsx}', 'src/gateway/database.types.ts'],
  });
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    if (!file.endsWith('.astro')) return stringsOf(source, file);
    const [, script = '', template = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? ['', '', source];
    return [...stringsOf(script, file), ...markupTexts(template).map((text) => ({ place: file, text }))];
  });
}

function stringsOf(source: string, file: string): SourceText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const texts: SourceText[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.pos);
      texts.push({ place: `${file}, line ${line + 1}`, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

/** Returns the texts between tags and in attributes. Skips a text that ends with a bracket, which begins an expression. */
const markupTexts = (template: string) =>
  [...template.matchAll(/(?<!=)>([^<>{}]+)<|="([^"{}]*)"/gu)]
    .map(([, between, attribute]) => (between ?? attribute ?? '').trim())
    .filter((text) => /\p{L}/u.test(text) && !text.endsWith('('));
