import type { MailVariables } from '../../src/core/mail/mail-size.ts';
import { LARGEST_VARIABLES, variablesSize } from '../../src/core/mail/mail-size.ts';
import type { OwnMailAccount } from '../settings/mail-setup.ts';

/** The mail service's answer to a message that it refuses, as text. */
export interface MailRefusal {
  status: number;
  text: string;
}

export const FORBIDDEN: MailRefusal = { status: 403, text: 'Forbidden' };
export const TOO_LARGE: MailRefusal = { status: 413, text: 'Variables size limit. The maximum allowed is 50Kb' };
export const TOO_SLOW: MailRefusal = { status: 408, text: 'The message did not arrive in time' };

interface MailCall {
  user_id?: unknown;
  /** The private key, which only servers send. */
  accessToken?: unknown;
  service_id?: unknown;
  template_id?: unknown;
  template_params?: unknown;
}

export const NOT_READABLE: MailRefusal = { status: 400, text: 'The body cannot be read' };
/** Fields of a form that are not variables. */
const CALL_FIELDS = ['lib_version', 'user_id', 'service_id', 'template_id'];

/** Reads the body of the JSON variant; null for a body that is no JSON object. */
export function readJsonCall(body: Buffer): MailCall | null {
  try {
    const call: unknown = JSON.parse(body.toString('utf8'));
    return typeof call === 'object' && call !== null && !Array.isArray(call) ? call : null;
  } catch {
    return null;
  }
}

/** Reads the body of the form variant, its files as data URLs; null for a body that is no form. */
export async function readFormCall(body: Buffer<ArrayBuffer>, contentType: string): Promise<MailCall | null> {
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return null;
  }
  const call: Record<string, unknown> = {};
  const variables: [string, string][] = [];
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : await dataUrlOf(value);
    if (CALL_FIELDS.includes(name)) call[name] = text;
    else variables.push([name, text]);
  }
  return { ...call, template_params: Object.fromEntries(variables) };
}

async function dataUrlOf(file: File): Promise<string> {
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream';
  return `data:${type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
}

export function checkCall(
  call: MailCall,
  account: OwnMailAccount,
): { variables: MailVariables } | { refusal: MailRefusal } {
  const ids = [
    { given: call.user_id, known: account.publicKey, name: 'The public key', statusIfUnknown: 404 },
    { given: call.service_id, known: account.serviceId, name: 'The service ID', statusIfUnknown: 400 },
    { given: call.template_id, known: account.templateId, name: 'The template ID', statusIfUnknown: 400 },
  ];
  for (const { given, known, name, statusIfUnknown } of ids) {
    if (typeof given !== 'string' || given === '') return refuse(400, `${name} is required`);
    if (given !== known) return refuse(statusIfUnknown, `${name} is not found`);
  }
  const variables = variablesOf(call.template_params ?? {});
  if (variables === null) return refuse(400, 'The template params have to be an object of texts');
  if (variablesSize(variables) > LARGEST_VARIABLES) return { refusal: TOO_LARGE };
  return { variables };
}

function refuse(status: number, text: string): { refusal: MailRefusal } {
  return { refusal: { status, text } };
}

function variablesOf(params: unknown): MailVariables | null {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return null;
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(params)) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) return null;
    entries.push([name, String(value)]);
  }
  return Object.fromEntries(entries);
}
