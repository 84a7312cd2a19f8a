import { Parser } from 'htmlparser2';
import { nestingGuard } from './nesting.ts';

/** Elements that articles lose with their content, and that a writer or a paste may have left open. */
const DISCARDED = new Set([
  ...['style', 'svg', 'math', 'select', 'option', 'textarea', 'title', 'noscript', 'template', 'object', 'xml'],
]);
const MAY_BE_PRESENT = new RegExp(`<(?:${[...DISCARDED].join('|')})\\b`, 'i');
/** Largest number of passes. A raw-text element hides other unclosed ones after it, so a pass finds only the first. */
const MOST_PASSES = 10;

interface OpenElement {
  name: string;
  start: number;
  end: number;
}

/**
 * Removes the tags of unclosed elements that would be discarded with their content: the text after `<svg>` belongs to
 * the article. After `<style>`, removes the rules up to the next tag as well.
 * @throws Error when it nests elements more than 500 deep
 */
export function withoutUnclosedTags(html: string): string {
  let result = html;
  for (let pass = 0; pass < MOST_PASSES && MAY_BE_PRESENT.test(result); pass += 1) {
    const unclosed = unclosedElements(result);
    if (unclosed.length === 0) break;
    result = withoutTags(result, unclosed);
  }
  return result;
}

function unclosedElements(html: string): OpenElement[] {
  const open: OpenElement[] = [];
  const unclosed: OpenElement[] = [];
  const nesting = nestingGuard();
  let isAtEnd = false;
  const parser = new Parser({
    onopentag(name) {
      nesting.open();
      if (DISCARDED.has(name)) open.push({ name, start: parser.startIndex, end: parser.endIndex + 1 });
    },
    onclosetag(name, isImplied) {
      nesting.close();
      if (!DISCARDED.has(name)) return;
      const element = open.pop();
      // An option ends the option before it.
      const isClosed = !isImplied || (name === 'option' && !isAtEnd);
      if (element && !isClosed) unclosed.push(element);
    },
  });
  parser.write(html);
  isAtEnd = true;
  parser.end();
  return unclosed.sort((a, b) => a.start - b.start);
}

function withoutTags(html: string, elements: OpenElement[]): string {
  let result = '';
  let position = 0;
  for (const { name, start, end } of elements) {
    result += html.slice(position, start);
    const rules = name === 'style' ? html.slice(end).search(/<[a-z/!]/i) : 0;
    position = rules < 0 ? html.length : end + rules;
  }
  return result + html.slice(position);
}
