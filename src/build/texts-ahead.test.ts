import { expect, it } from 'vitest';
import { textsAhead } from './texts-ahead.ts';

const IDS = Array.from({ length: 250 }, (_, index) => `id-${index}`);
const MISSING = 'id-120';

function watched() {
  const readings: string[][] = [];
  const textsOf = async (ids: readonly string[]) => {
    readings.push([...ids]);
    return new Map(ids.filter((id) => id !== MISSING).map((id) => [id, `text of ${id}`]));
  };
  return { readings, textsOf };
}

it('reads a hundred at a time what is asked for a few at a time, each once', async () => {
  const { readings, textsOf } = watched();
  const ahead = textsAhead(IDS, textsOf);
  const got = new Map<string, string>();
  for (let start = 0; start < IDS.length; start += 20) {
    for (const [id, text] of await ahead(IDS.slice(start, start + 20))) got.set(id, text);
  }
  expect(got).toEqual(new Map(IDS.filter((id) => id !== MISSING).map((id) => [id, `text of ${id}`])));
  expect(readings.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(readings.flat()).toEqual(IDS);
});

it('reads once what is asked for by several at the same time', async () => {
  const { readings, textsOf } = watched();
  const ahead = textsAhead(IDS, textsOf);
  await Promise.all([ahead(IDS.slice(0, 20)), ahead(IDS.slice(20, 40)), ahead(IDS.slice(40, 60))]);
  expect(readings).toHaveLength(1);
});

it('holds no text that was given', async () => {
  const { readings, textsOf } = watched();
  const ahead = textsAhead(IDS.slice(0, 2), textsOf);
  await ahead(IDS.slice(0, 2));
  await ahead(IDS.slice(0, 1));
  expect(readings).toHaveLength(2);
});

it('fails for each that asks when a reading fails', async () => {
  const ahead = textsAhead(IDS, async () => Promise.reject(new Error('The database is gone')));
  await expect(ahead(IDS.slice(0, 20))).rejects.toThrow('The database is gone');
  await expect(ahead(IDS.slice(20, 40))).rejects.toThrow('The database is gone');
});
