import { describe, expect, it } from 'vitest';
import { DEEPEST_JSON, MOST_ROWS, refuseJson } from './json-shape.ts';

const refusal = (text: string) => refuseJson(Buffer.from(text))?.details ?? null;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ a: [1, 2, 3], b: ',' })));

describe('refuseJson', () => {
  it('bounds how deep values stand in each other', () => {
    expect(refusal(nested(DEEPEST_JSON))).toBeNull();
    expect(refusal(nested(DEEPEST_JSON + 1))).toMatch(/deep/);
    expect(refusal('{"a":'.repeat(DEEPEST_JSON + 1))).toMatch(/deep/);
    expect(refusal('['.repeat(8_000_000))).toMatch(/deep/);
  });

  it('bounds how many rows there are, and no list within one', () => {
    expect(refusal(rows(MOST_ROWS))).toBeNull();
    expect(refusal(rows(MOST_ROWS + 1))).toMatch(/rows/);
    expect(refusal(JSON.stringify({ titles: Array.from({ length: 1_000 }, String) }))).toBeNull();
  });

  it.each([
    ['brackets and commas', `{"text":"${'[,{'.repeat(200)}"}`],
    ['quotation marks', JSON.stringify({ text: `"${'["'.repeat(100)}` })],
    ['backslashes at its end', JSON.stringify([{ text: `[[[${'\\'.repeat(7)}` }, { text: '\\' }])],
  ])('counts nothing in a text: %s', (_case, text) => {
    expect(refusal(text)).toBeNull();
  });

  it.each(['', 'null', '"', '"\\', '}}}}', '{"a'])('leaves what is no JSON to the interface: %s', (text) => {
    expect(refusal(text)).toBeNull();
  });
});
