import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

describe('realtime', () => {
  it('tells the back office of new, changed and deleted categories', async () => {
    const operator = backend.operator();
    const events: string[] = [];
    const channel = administrator
      .channel('categories')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'categories' }, ({ eventType, new: row, old }) => {
        events.push(`${eventType} ${(row as { name?: string }).name ?? ''}${'id' in old ? ' (id)' : ''}`);
      });
    let status = '';
    channel.subscribe((state) => {
      status = state;
    });
    await eventually(() => status === 'SUBSCRIBED', 'the channel is joined');
    // Inserts one at a time: a change is announced with the row as read again later.
    const arrived = (count: number) => eventually(() => events.length === count, `event ${count} comes`);
    const { data } = await operator
      .from('categories')
      .insert({ name: 'Temps réel', slug: 'temps-reel' })
      .select()
      .single();
    const id = data?.id ?? '';
    await arrived(1);
    await operator.from('categories').update({ name: 'Direct' }).eq('id', id);
    await arrived(2);
    await operator.from('categories').delete().eq('id', id);
    await arrived(3);
    expect(events).toEqual(['INSERT Temps réel', 'UPDATE Direct (id)', 'DELETE  (id)']);
    await administrator.removeAllChannels();
  });

  it('tells nobody of rows they may not read', async () => {
    const seen: unknown[] = [];
    const visitor = backend.visitor();
    const statuses: string[] = [];
    for (const client of [visitor, administrator]) {
      client
        .channel('secrets')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'categories' }, () => seen.push(client))
        .subscribe((state) => statuses.push(state));
    }
    await eventually(() => statuses.filter((state) => state === 'SUBSCRIBED').length === 2, 'both have joined');
    await backend.sql`insert into public.categories (name, slug) values ('Secret', 'secret')`;
    await eventually(() => seen.length > 0, 'the administrator is told');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(seen).toEqual(seen.map(() => administrator));
    await Promise.all([visitor.removeAllChannels(), administrator.removeAllChannels()]);
  });

  it.each([
    ['no JSON', 'x'],
    ['no list', '{}'],
    ['no payload', '["1","1","realtime:a","phx_join",null]'],
    ['a wrong payload', '["1","1","realtime:a","phx_join",{"config":{"postgres_changes":1}}]'],
    ['a wrong binding', '["1","1","realtime:a","phx_join",{"config":{"postgres_changes":[null]}}]'],
    ['a token that is a number', '["1","1","realtime:a","access_token",{"access_token":1}]'],
  ])('survives a message with %s', async (_case, message) => {
    const key = backend.credentials.publishableKey;
    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`);
    await new Promise((resolve) => (socket.onopen = resolve));
    socket.send(message);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.close();
    expect((await backend.visitor().from('categories').select()).error).toBeNull();
  });

  it('refuses a broadcast with a sentence, and goes on with every other channel', async () => {
    const heard: unknown[] = [];
    const joined: string[] = [];
    const client = await backend.administrator();
    client
      .channel('followed')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'categories' }, ({ new: row }) =>
        heard.push(row),
      )
      .subscribe((state) => joined.push(state));
    const talk = client.channel('talk', { config: { broadcast: { ack: true } } });
    talk.subscribe((state) => joined.push(state));
    await eventually(() => joined.filter((state) => state === 'SUBSCRIBED').length === 2, 'both have joined');
    expect(await talk.send({ type: 'broadcast', event: 'hello', payload: { text: 'é' } })).toBe('error');
    expect(await talk.send({ type: 'presence', event: 'track', payload: {} })).toBe('error');
    await backend.sql`insert into public.categories (name, slug) values ('Suite', 'suite')`;
    await eventually(() => heard.length > 0, 'the other channel goes on');
    expect(joined).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    await client.removeAllChannels();
  });

  it('needs a key', async () => {
    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong&vsn=2.0.0`);
    const outcome = await new Promise((resolve) => {
      socket.onopen = () => resolve('open');
      socket.onerror = () => resolve('refused');
    });
    expect(outcome).toBe('refused');
  });
});
