import { describe, expect, it } from 'vitest';
import { withoutOwners } from './stored-file-owners.ts';

const json = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
  });
const FILE = { id: '1', name: 'a.png', owner: 'u', owner_id: 'u', metadata: { size: 12, owner: 'kept' } };
const SHOWN = { id: '1', name: 'a.png', metadata: { size: 12, owner: 'kept' } };

describe('withoutOwners', () => {
  it('removes the owner of a file, and keeps the rest', async () => {
    const response = await withoutOwners(json(JSON.stringify(FILE)));
    expect([response.headers.get('content-length'), await response.json()]).toEqual([null, SHOWN]);
  });

  it('removes the owner of every file in a list', async () => {
    expect(await (await withoutOwners(json(JSON.stringify([FILE, null, 'a', FILE])))).json()).toEqual([
      SHOWN,
      null,
      'a',
      SHOWN,
    ]);
  });

  it.each([
    ['a refusal', json('{"owner":"u"}', 400)],
    ['a picture', new Response('{"owner":"u"}', { headers: { 'content-type': 'image/png' } })],
    ['invalid JSON', json('{"owner":')],
  ])('leaves %s unchanged', async (_what, response) => {
    const text = await response.clone().text();
    expect(await (await withoutOwners(response)).text()).toBe(text);
  });
});
