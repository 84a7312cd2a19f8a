/** A run of text: plain, a link, or a gap for the operator to fill. */
export type Inline =
  { kind: 'text'; text: string } | { kind: 'link'; text: string; address: string } | { kind: 'missing'; text: string };

const TOKEN = /\[([^[\]]+)\]\(([^\s()]+)\)|\[À compléter[^[\]]*\]/g;

/** Splits a text into runs: `[label](address)` is a link, « [À compléter : …] » a gap. */
export function parseInline(text: string): Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  const pushText = (until: number) => {
    if (until > end) runs.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const match of text.matchAll(TOKEN)) {
    const [whole, label, address] = match;
    pushText(match.index);
    runs.push(
      label !== undefined && address !== undefined
        ? { kind: 'link', text: label, address }
        : { kind: 'missing', text: whole },
    );
    end = match.index + whole.length;
  }
  pushText(text.length);
  return runs;
}
