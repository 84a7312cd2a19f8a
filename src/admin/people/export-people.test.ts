import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { peopleFile, readEverybody } from './export-people.ts';

const COLUMNS: [string, (person: { name: string }) => string][] = [
  ['Nom', ({ name }) => name],
  ['Contact', () => '+33612345678'],
];

/** Reads a file of a zip archive; the file's first entry must have no data descriptor. */
function entryOf(archive: Buffer, name: string): string {
  const start = archive.indexOf(name) - 30;
  const [size, nameLength, extraLength] = [18, 26, 28].map((offset) =>
    offset === 18 ? archive.readUInt32LE(start + offset) : archive.readUInt16LE(start + offset),
  ) as [number, number, number];
  const data = start + 30 + nameLength + extraLength;
  return inflateRawSync(archive.subarray(data, data + size)).toString();
}

describe('the spreadsheet of people', () => {
  it('stores every cell as text, without formulas, and keeps the plus sign of phone numbers', async () => {
    const file = await peopleFile('xlsx', COLUMNS, [{ name: '=1+1' }]);
    const archive = Buffer.from(await file.arrayBuffer());
    const sheet = entryOf(archive, 'xl/worksheets/sheet1.xml');
    expect(sheet.match(/<c /g)).toHaveLength(4);
    expect(sheet.match(/ t="s"/g)).toHaveLength(4);
    expect(sheet).not.toContain('<f>');
    const texts = entryOf(archive, 'xl/sharedStrings.xml');
    expect([...texts.matchAll(/<t>([^<]*)</g)].map(([, text]) => text)).toEqual([
      'Nom',
      'Contact',
      '=1+1',
      '+33612345678',
    ]);
  });
});

it('readEverybody reads all remaining people when a person on a page already read is erased', async () => {
  let list = Array.from({ length: 501 }, (_, number) => ({ id: String(number) }));
  const read = async (page: number, pageSize: number) => {
    const answer = { total: list.length, people: list.slice((page - 1) * pageSize, page * pageSize) };
    if (list.length === 501) list = list.slice(1);
    return answer;
  };
  expect(await readEverybody(read)).toEqual(list);
});
