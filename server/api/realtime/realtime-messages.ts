import * as v from 'valibot';

/** A message of the Phoenix channels protocol, version 2: join reference, reference, topic, event, payload. */
export type Message = [string | null, string | null, string, string, Record<string, unknown>];

export interface Binding {
  event: string;
  schema: string;
  table: string;
}

const MOST_BINDINGS = 20;
const LONGEST_TOPIC = 200;
/** Characters that a header can hold, because the token goes into one. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/;

const name = v.pipe(v.string(), v.maxLength(63));
const reference = v.nullable(v.pipe(v.string(), v.maxLength(63)));
const MessageShape = v.tuple([
  reference,
  reference,
  v.pipe(v.string(), v.maxLength(LONGEST_TOPIC)),
  name,
  v.record(v.string(), v.unknown()),
]);
const JoinPayload = v.object({
  config: v.optional(
    v.object({
      postgres_changes: v.optional(
        v.pipe(
          v.array(v.object({ event: name, schema: name, table: v.optional(name, '*') })),
          v.maxLength(MOST_BINDINGS),
        ),
        [],
      ),
    }),
    {},
  ),
});

/** Parses a message; null for a text that is no message of the protocol. */
export function parseMessage(text: string): Message | null {
  try {
    const { success, output } = v.safeParse(MessageShape, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** The kind of a client's binary broadcast: lengths of its parts, then the parts. */
const BROADCAST = 3;
const BROADCAST_HEAD = 7;

/** Reads the references and the topic of a binary broadcast, not its payload; null for other bytes. */
export function parseBroadcast(bytes: Uint8Array): Message | null {
  const [kind, ...lengths] = bytes.subarray(0, 4);
  if (kind !== BROADCAST || bytes.length < BROADCAST_HEAD) return null;
  let position = BROADCAST_HEAD;
  const [joinReference = '', messageReference = '', topic = ''] = lengths.map((length) => {
    position += length;
    return new TextDecoder().decode(bytes.subarray(position - length, position));
  });
  return [joinReference || null, messageReference || null, topic, 'broadcast', {}];
}

/** Reads the bindings of a `phx_join`; null when they are invalid. */
export function bindingsOf(payload: Record<string, unknown>): Binding[] | null {
  const { success, output } = v.safeParse(JoinPayload, payload);
  return success ? output.config.postgres_changes : null;
}

/** Returns the token of a payload; null when a header cannot carry it. */
export function tokenOf(payload: Record<string, unknown>): string | null {
  const token = payload['access_token'];
  return typeof token === 'string' && TOKEN.test(token) ? token : null;
}
