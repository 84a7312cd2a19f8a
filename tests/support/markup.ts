import { HtmlValidate } from 'html-validate';
import configuration from '../../.config/html-validate.js';
import type { BuiltPage } from './built-pages.ts';

/** Returns the problems that html-validate finds in pages, as sentences. */
export async function markupProblems(pages: BuiltPage[]): Promise<string[]> {
  const validator = new HtmlValidate(configuration);
  const problems: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateString(page.html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${page.address} ${ruleId}: ${message} (${selector})`);
    }
  }
  return problems;
}
