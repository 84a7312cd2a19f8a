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
  it('sends an administrator an event for each new, changed and deleted category', async () => {
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
    // Waits for each event: an event carries the row as it is when the backend reads it again.
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

  it('sends a visitor no event of a row that only an administrator may read', async () => {
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
    await eventually(() => seen.length > 0, 'the administrator gets the event');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(seen).toEqual(seen.map(() => administrator));
    await Promise.all([visitor.removeAllChannels(), administrator.removeAllChannels()]);
  });

  it.each([
    ['malformed JSON', 'x'],
    ['no list', '{}'],
    ['no payload', '["1","1","realtime:a","phx_join",null]'],
    ['a wrong payload', '["1","1","realtime:a","phx_join",{"config":{"postgres_changes":1}}]'],
    ['a wrong binding', '["1","1","realtime:a","phx_join",{"config":{"postgres_changes":[null]}}]'],
    ['a token that is a number', '["1","1","realtime:a","access_token",{"access_token":1}]'],
  ])('leaves the backend able to answer after a message with %s', async (_case, message) => {
    const key = backend.credentials.publishableKey;
    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`);
    await new Promise((resolve) => (socket.onopen = resolve));
    socket.send(message);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.close();
    expect((await backend.visitor().from('categories').select()).error).toBeNull();
  });

  it('answers a broadcast with an error, and keeps the other channels', async () => {
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

  it('refuses a connection with a wrong key', async () => {
    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong&vsn=2.0.0`);
    const outcome = await new Promise((resolve) => {
      socket.onopen = () => resolve('open');
      socket.onerror = () => resolve('refused');
    });
    expect(outcome).toBe('refused');
  });
});
