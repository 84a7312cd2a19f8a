import { describe, expect, it } from 'vitest';
import { DEEPEST_JSON, MOST_ROWS, refuseJson } from './json-shape.ts';

const refusal = (text: string) => refuseJson(Buffer.from(text))?.details ?? null;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ a: [1, 2, 3], b: ',' })));

describe('refuseJson', () => {
  it('refuses values nested deeper than the limit', () => {
    expect(refusal(nested(DEEPEST_JSON))).toBeNull();
    expect(refusal(nested(DEEPEST_JSON + 1))).toMatch(/deep/);
    expect(refusal('{"a":'.repeat(DEEPEST_JSON + 1))).toMatch(/deep/);
    expect(refusal('['.repeat(8_000_000))).toMatch(/deep/);
  });

  it('refuses more rows than the limit, but no long list within a row', () => {
    expect(refusal(rows(MOST_ROWS))).toBeNull();
    expect(refusal(rows(MOST_ROWS + 1))).toMatch(/rows/);
    expect(refusal(JSON.stringify({ titles: Array.from({ length: 1_000 }, String) }))).toBeNull();
  });

  it.each([
    ['brackets and commas', `{"text":"${'[,{'.repeat(200)}"}`],
    ['quotation marks', JSON.stringify({ text: `"${'["'.repeat(100)}` })],
    ['backslashes at the end', JSON.stringify([{ text: `[[[${'\\'.repeat(7)}` }, { text: '\\' }])],
  ])('ignores the content of strings: %s', (_case, text) => {
    expect(refusal(text)).toBeNull();
  });

  it.each(['', 'null', '"', '"\\', '}}}}', '{"a'])(
    'lets invalid JSON and null pass, for the interface to judge: %s',
    (text) => {
      expect(refusal(text)).toBeNull();
    },
  );
});
