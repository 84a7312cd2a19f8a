import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server for tests: without encryption, for one machine. */
export interface SmtpServer {
  port: number;
  /** Mails that the server has accepted. */
  mails: { from: string; to: string; text: string }[];
  /** Reply to the recipients of the next mails. A reply that begins with 250 accepts them. */
  answer: string;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    talk(socket, state);
  });
  const state: SmtpServer = {
    port: 0,
    mails: [],
    answer: '250 OK',
    async close() {
      for (const socket of sockets) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.port = (server.address() as { port: number }).port;
  return state;
}

function talk(socket: Socket, server: SmtpServer): void {
  let [from, to, text] = ['', '', ''];
  let isText = false;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.test');
  socket.on('data', (chunk) => {
    const lines = `${rest}${chunk.toString()}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (isText && line !== '.') text += `${line}\n`;
      else if (isText) {
        isText = false;
        server.mails.push({ from, to, text });
        text = '';
        say('250 OK');
      } else if (/^(?:EHLO|HELO)/.test(line)) say('250 mail.test');
      else if (line.startsWith('MAIL FROM:')) {
        from = addressOf(line);
        say('250 OK');
      } else if (line.startsWith('RCPT TO:')) {
        to = addressOf(line);
        say(server.answer);
      } else if (line === 'DATA') {
        isText = true;
        say('354 Go on');
      } else if (line === 'QUIT') {
        say('221 Bye');
        socket.end();
      } else say('250 OK');
    }
  });
}

function addressOf(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
