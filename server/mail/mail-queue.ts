import type { MailVariables } from '../../src/core/mail/mail-size.ts';
import { QUEUE_KEPT_DAYS } from '../../src/core/mail/retention.ts';
import type { Log } from '../operate/log/log.ts';
import type { MailOutbox, MailSender } from './mail-outbox.ts';

/** Sends a message. @throws an error with the `command` that the mail server refused and the `responseCode` of its answer */
export type SendMessage = (message: { from: MailSender; variables: MailVariables }) => Promise<void>;

/** Messages that wait for the mail server, each in a file until it is sent. */
export interface MailQueue {
  /** Sends waiting messages now and each minute: another process may have added one, or the mail server may be back. */
  start(): void;
  stop(): void;
  wake(): void;
}

const MINUTE = 60_000;
/** Milliseconds after which a message that could not be sent is given up, as mail servers do. */
const GIVEN_UP_AFTER = QUEUE_KEPT_DAYS * 24 * 60 * MINUTE;
/** The lowest reply code of a permanent failure. */
const PERMANENT = 500;
/** Commands whose refusal concerns one message. The refusal of any other, such as a wrong password, concerns all. */
const MESSAGE_COMMANDS = ['RCPT TO', 'DATA'];

const isSender = (templateId: string): templateId is MailSender => templateId === 'server' || templateId === 'stranger';

/** Sends messages whose `templateId` is a sender. Messages that were stored without a mail server stay. */
export function mailQueue(
  outbox: Pick<MailOutbox, 'ids' | 'read' | 'remove'>,
  send: SendMessage,
  log: Pick<Log, 'error'>,
  now = () => Date.now(),
): MailQueue {
  let interval: ReturnType<typeof setInterval> | undefined;
  let isStarted = false;
  let isSending = false;
  let isWoken = false;
  let failed: ReadonlySet<string> = new Set();
  /** Messages that stay in the outbox, remembered so that each is read once. */
  const stored = new Set<string>();
  /** Messages that were sent or given up, but could not be removed. */
  const done = new Set<string>();

  /** Sends one message. @returns why it still waits, or null */
  async function sendOne(id: string): Promise<'refused' | 'unreachable' | null> {
    if (done.has(id)) {
      await remove(id);
      return null;
    }
    const message = stored.has(id) ? null : await outbox.read(id);
    if (message === null) return null;
    const { templateId, variables } = message;
    if (!isSender(templateId)) stored.add(id);
    else {
      try {
        await send({ from: templateId, variables });
      } catch (error) {
        const { responseCode, command, code } = error as { responseCode?: number; command?: string; code?: string };
        const isRefused = MESSAGE_COMMANDS.includes(command ?? '');
        const isGivenUp =
          (isRefused && (responseCode ?? 0) >= PERMANENT) || now() - Date.parse(message.receivedAt) > GIVEN_UP_AFTER;
        // Leave out the mail server's text: it names the recipient.
        const reason = responseCode ?? code ?? 'no answer';
        const outcome = isGivenUp ? 'is given up' : 'is tried again each minute';
        if (isGivenUp || !failed.has(id)) log.error(`A mail could not be sent (${reason}): it ${outcome}.`);
        if (!isGivenUp) return isRefused ? 'refused' : 'unreachable';
      }
      await remove(id);
    }
    return null;
  }

  /** Removes a message. If that fails, the next attempt removes the message without sending it again. */
  async function remove(id: string): Promise<void> {
    const isRepeated = done.has(id);
    done.add(id);
    try {
      await outbox.remove(id);
      done.delete(id);
    } catch (error) {
      if (!isRepeated) log.error({ err: error }, 'A mail was sent or given up, but cannot be removed from the outbox');
    }
  }

  async function sendAll(): Promise<void> {
    const failing = new Set<string>();
    for (const id of await outbox.ids()) {
      if (!isStarted) return;
      const problem = await sendOne(id);
      if (problem !== null) failing.add(id);
      if (problem === 'unreachable') break;
    }
    failed = failing;
  }

  function wake(): void {
    isWoken = true;
    if (!isStarted || isSending) return;
    isSending = true;
    isWoken = false;
    void sendAll()
      .catch((error: unknown) => log.error({ err: error }, 'The queue of mails cannot be read'))
      .finally(() => {
        isSending = false;
        if (isWoken) wake();
      });
  }

  return {
    start() {
      isStarted = true;
      interval = setInterval(wake, MINUTE).unref();
      wake();
    },
    stop() {
      isStarted = false;
      clearInterval(interval);
    },
    wake,
  };
}
