import type { Shell } from '../shell.ts';

/** @returns the source of a Go template that puts the parts of a page between the pieces of its shell */
export function hugoTemplate(shell: Shell): string {
  const [first = '', ...pieces] = shell;
  const rest = pieces.map((piece, index) => `{{ index $parts ${index} }}${literal(piece)}`);
  return `{{ $parts := .Params.parts }}${literal(first)}${rest.join('')}`;
}

/** Two braces would open an action. */
function literal(text: string): string {
  return text.replaceAll('{{', '{{ "{{" }}');
}
