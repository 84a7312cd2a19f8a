import { networksOf } from '../../supabase/functions/_shared/client-network.ts';
import { MAIL_PATHS } from '../http/dynamic-paths.ts';
import { limitedBody, type BodyProblem } from '../http/limited-body.ts';
import { networkLimit } from '../http/network-limit.ts';
import { isSameSecret } from '../http/same-secret.ts';
import type { OwnMailAccount } from '../settings/mail-setup.ts';
import {
  checkCall,
  FORBIDDEN,
  NOT_READABLE,
  readFormCall,
  readJsonCall,
  TOO_LARGE,
  TOO_SLOW,
  type MailRefusal,
} from './mail-message.ts';
import { RecipientRefused, type DeliverMail } from './mail-delivery.ts';
import { OutboxFull, type MailSender } from './mail-outbox.ts';
import { log } from '../operate/log/log.ts';

/** Answers as the mail service does: a status, and a few words. */
export type MailEndpoint = (request: Request, clientAddress: string) => Promise<Response>;

/** Bytes. Fits 50 KB of variables even if JSON writes each character as six. */
const LARGEST_BODY = 320_000;
/** Bytes of the largest mail of this copy's functions. A body up to this size is searched for their key before limits apply. */
const LARGEST_OWN_BODY = 16_000;

/** Messages that one network may send: enough for a household, too few to fill the outbox. */
const LIMITS = [
  { points: 10, duration: 60 },
  { points: 60, duration: 24 * 60 * 60 },
];
const LIMIT_OF_STRANGERS = { points: 100, duration: 60 * 60 };

/** Receives the calls of the mail service's client. The sender is neither stored nor logged. */
export function mailEndpoint(account: OwnMailAccount, deliver: DeliverMail): MailEndpoint {
  const limiters = LIMITS.map(({ points, duration }) => networkLimit(points, duration));
  const ofStrangers = networkLimit(LIMIT_OF_STRANGERS.points, LIMIT_OF_STRANGERS.duration);

  /** Delivers the message of a request. @returns null once it is delivered, or the refusal */
  async function take(
    request: Request,
    body: Buffer<ArrayBuffer> | BodyProblem,
    sender: MailSender,
  ): Promise<MailRefusal | null> {
    if (body === 'too-large') return TOO_LARGE;
    if (body === 'too-slow') return TOO_SLOW;
    const contentType = request.headers.get('content-type') ?? '';
    const call = pathOf(request) === MAIL_PATHS.form ? await readFormCall(body, contentType) : readJsonCall(body);
    if (call === null) return NOT_READABLE;
    const checked = checkCall(call, account);
    if ('refusal' in checked) return checked.refusal;
    await deliver(checked.variables, sender);
    return null;
  }

  /** True for calls of this server's functions. Limits by network do not fit them: all come from one IP address. */
  function isOwnCall(request: Request, body: Buffer | BodyProblem | null): boolean {
    const call = body instanceof Buffer && pathOf(request) === MAIL_PATHS.json ? readJsonCall(body) : null;
    return typeof call?.accessToken === 'string' && isSameSecret(call.accessToken, account.privateKey);
  }

  /** Counts a message of a stranger. @returns the seconds to wait, or null */
  async function secondsToWait(networks: readonly string[]): Promise<number | null> {
    for (const limiter of limiters) {
      const seconds = await limiter.secondsToWait(networks);
      if (seconds !== null) return seconds;
    }
    return ofStrangers.secondsToWait(['all']);
  }

  return async (request, clientAddress) => {
    if (request.method !== 'POST') return say(405, 'Use POST', { Allow: 'POST' });
    // Calls from pages of other sites are not counted: they could use up the limit of all forms of this site.
    if (request.headers.get('sec-fetch-site') === 'cross-site') {
      return say(FORBIDDEN.status, FORBIDDEN.text, { Connection: 'close' });
    }
    try {
      const shortBody = isShort(request) ? await limitedBody(request, LARGEST_OWN_BODY) : null;
      const sender: MailSender = isOwnCall(request, shortBody) ? 'server' : 'stranger';
      const seconds = sender === 'server' ? null : await secondsToWait(networksOf(clientAddress));
      if (seconds !== null) {
        return say(429, 'Too Many Requests', { 'Retry-After': String(seconds), Connection: 'close' });
      }
      const refusal = await take(request, shortBody ?? (await limitedBody(request, LARGEST_BODY)), sender);
      return refusal ? say(refusal.status, refusal.text, { Connection: 'close' }) : say(200, 'OK');
    } catch (error) {
      if (error instanceof OutboxFull) return say(507, 'The outbox is full');
      if (error instanceof RecipientRefused) return say(FORBIDDEN.status, FORBIDDEN.text);
      log.error({ err: error }, 'A message could not be stored');
      return say(500, 'The message could not be stored');
    }
  };
}

const pathOf = ({ url }: Request) => new URL(url).pathname;

function isShort({ headers }: Request): boolean {
  const length = headers.get('content-length');
  return length !== null && Number(length) <= LARGEST_OWN_BODY;
}

function say(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
