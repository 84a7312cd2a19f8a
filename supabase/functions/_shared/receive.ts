import { answerOtherMethods } from './answers.ts';
import type { AddressSource } from './client-network.ts';
import { networkFingerprints } from './fingerprint.ts';
import { FAILED, invalid, respond, type Outcome } from './outcomes.ts';
import { isFromBrowser, readForm, type JsonNames, type SentForm } from './read-form.ts';

export interface FunctionEnvironment {
  source: AddressSource;
  /** Key of the hashes of networks. */
  secret: string;
  now(): Date;
  /** Origin of the pages; empty for the origin of the function. */
  pagesOrigin: string;
  log(error: unknown): void;
}

export interface Form {
  largestBody: number;
  jsonNames?: JsonNames;
  /** Stores a form sent by a network. May throw. */
  store(form: SentForm, network: string): Promise<Outcome>;
}

const TRAP_FIELD = 'leave_empty';

/**
 * Receives a form as JSON, or from a browser without script. Answers a script 200 with `{stored: true, …}`, 400, 413 or
 * 415 with `{error}` for an invalid form, 429 when a network sends too often, and 503 for other failures. Redirects a
 * browser by 303.
 */
export async function receive(request: Request, form: Form, environment: FunctionEnvironment): Promise<Response> {
  const other = answerOtherMethods(request.method);
  if (other) return other;
  const outcome = await outcomeOf(request, form, environment).catch((error: unknown) => {
    environment.log(error);
    return FAILED;
  });
  return respond(outcome, isFromBrowser(request), environment.pagesOrigin);
}

async function outcomeOf(request: Request, form: Form, environment: FunctionEnvironment): Promise<Outcome> {
  const sent = await readForm(request, form.largestBody, form.jsonNames);
  if ('error' in sent) return invalid(sent.error, sent.status);
  if (sent.text(TRAP_FIELD)) return { ...invalid(`${TRAP_FIELD} must stay empty`), page: 'trapped' };
  const { source, secret, now } = environment;
  return form.store(sent, await networkFingerprints(request.headers, source, secret, now()));
}
