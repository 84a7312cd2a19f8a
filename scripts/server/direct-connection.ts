import type { Socket } from 'node:net';
import { readPlainRequest, type PlainRequest } from './plain-request.ts';
import type { ConnectionLimits } from './web-server.ts';

/** An answer that is ready. */
export interface DirectAnswer {
  /** Status line and fields, each with its line end; without those of the moment and of the connection. */
  head: string;
  /** Text is latin1: one character a byte. */
  body: Buffer | string | null;
}

/**
 * Answers what is asked over a connection as long as its requests are plain and their answers ready: that takes half of the
 * time that Node's HTTP takes. At the first other one, the connection is Node's.
 *
 * @param answerOf null where no answer is ready
 * @param giveToHttp takes the connection over, with what it has received and nobody has answered
 */
export function answerDirectly(
  socket: Socket,
  limits: ConnectionLimits,
  answerOf: (request: PlainRequest) => DirectAnswer | null,
  giveToHttp: () => void,
): void {
  const ofConnection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(limits.idle / 1000)}\r\n\r\n`;
  let isIdle = false;

  function onData(chunk: Buffer): void {
    if (isIdle) socket.setTimeout(limits.silence);
    isIdle = false;
    const text = chunk.toString('latin1');
    let position = 0;
    while (position < text.length) {
      // Who does not read what he has asked for is Node's to deal with.
      const request = socket.writableLength === 0 ? readPlainRequest(text, position) : null;
      const answer = request && answerIfReady(request);
      if (!answer) {
        giveUp(chunk.subarray(position));
        return;
      }
      send(answer);
      position = request.end;
    }
  }

  /** What fails here fails again where it is answered with a 500, and told. */
  function answerIfReady(request: PlainRequest): DirectAnswer | null {
    try {
      return answerOf(request);
    } catch {
      return null;
    }
  }

  function send({ head, body }: DirectAnswer): void {
    if (typeof body === 'string') socket.write(head + dateField() + ofConnection + body, 'latin1');
    else if (body === null) socket.write(head + dateField() + ofConnection, 'latin1');
    else {
      socket.cork();
      socket.write(head + dateField() + ofConnection, 'latin1');
      socket.write(body);
      socket.uncork();
    }
  }

  function onTimeout(): void {
    if (isIdle || socket.writableLength > 0) {
      socket.destroy();
      return;
    }
    isIdle = true;
    socket.setTimeout(Math.max(1, limits.idle - limits.silence));
  }

  const onEnd = () => socket.end();
  const onError = () => socket.destroy();

  function giveUp(received: Buffer): void {
    socket.off('data', onData).off('timeout', onTimeout).off('end', onEnd).off('error', onError);
    socket.setTimeout(0);
    socket.pause();
    socket.unshift(received);
    giveToHttp();
    socket.resume();
  }

  socket.on('data', onData).on('timeout', onTimeout).on('end', onEnd).on('error', onError);
  socket.setTimeout(limits.silence);
}

let second = 0;
let ofSecond = '';

function dateField(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    ofSecond = `Date: ${new Date(now * 1000).toUTCString()}\r\n`;
  }
  return ofSecond;
}
