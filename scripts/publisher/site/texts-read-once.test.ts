import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { textsReadOnce } from './texts-read-once.ts';

const IDS = Array.from({ length: 6 }, (_, index) => `id-${index}`);
const MISSING = 'id-1';

const textsFor = (ids: readonly string[]) =>
  new Map(ids.filter((id) => id !== MISSING).map((id) => [id, `text of ${id}`]));

function watched() {
  const readings: string[][] = [];
  const read = async (ids: readonly string[]) => {
    readings.push([...ids]);
    return textsFor(ids);
  };
  return { readings, read };
}

it('gives the follower what the first has read, in other parts too', async () => {
  const { readings, read } = watched();
  const { first, follower } = textsReadOnce(IDS, read);
  expect(await first(IDS.slice(0, 3))).toEqual(textsFor(IDS.slice(0, 3)));
  await first(IDS.slice(3));
  expect(await follower(IDS.slice(0, 2))).toEqual(textsFor(IDS.slice(0, 2)));
  expect(await follower(IDS.slice(2))).toEqual(textsFor(IDS.slice(2)));
  expect(readings).toEqual([IDS.slice(0, 3), IDS.slice(3)]);
});

it('has the follower wait for what the first will read', async () => {
  const { readings, read } = watched();
  const { first, follower } = textsReadOnce(IDS, read);
  let answer: ReadonlyMap<string, string> | null = null;
  const asked = follower(IDS.slice(0, 4)).then((texts) => (answer = texts));
  await first(IDS.slice(0, 3));
  await setImmediate();
  expect(answer).toBeNull();
  await first(IDS.slice(3));
  await asked;
  expect(answer).toEqual(textsFor(IDS.slice(0, 4)));
  expect(readings).toHaveLength(2);
});

it('has the follower read at once what the first will never read', async () => {
  const { readings, read } = watched();
  const { follower } = textsReadOnce(IDS.slice(0, 2), read);
  expect(await follower(IDS.slice(2))).toEqual(textsFor(IDS.slice(2)));
  expect(readings).toEqual([IDS.slice(2)]);
});

it('has the follower read what is left when the first has ended', async () => {
  const { readings, read } = watched();
  const { first, follower, end } = textsReadOnce(IDS, read);
  await first(IDS.slice(0, 2));
  const asked = follower(IDS);
  end();
  expect(await asked).toEqual(textsFor(IDS));
  expect(readings).toEqual([IDS.slice(0, 2), IDS.slice(2)]);
});

it('fails for both when a reading fails', async () => {
  const { first, follower } = textsReadOnce(IDS, async () => Promise.reject(new Error('The database is gone')));
  await expect(first(IDS)).rejects.toThrow('The database is gone');
  await expect(follower(IDS)).rejects.toThrow('The database is gone');
});

it('holds no more than some thousands for a follower that is far behind', async () => {
  const { readings, read } = watched();
  const many = Array.from({ length: 3001 }, (_, index) => `many-${index}`);
  const { first, follower } = textsReadOnce(many, read);
  await first(many.slice(0, 1));
  await first(many.slice(1));
  expect(await follower(many.slice(0, 2))).toEqual(textsFor(many.slice(0, 2)));
  expect(readings.at(-1)).toEqual(many.slice(0, 1));
  expect(readings).toHaveLength(3);
});

it('holds nothing for the follower that it has been given', async () => {
  const { readings, read } = watched();
  const { first, follower } = textsReadOnce(IDS, read);
  await first(IDS);
  await follower(IDS);
  await follower(IDS);
  expect(readings).toHaveLength(2);
});
