/** Submitted form by field names, as JSON from a script or as sent by a browser without one. */
export interface SentForm {
  isFromBrowser: boolean;
  /** A text of a field; null where there is none. */
  text(name: string): string | null;
  /** The texts of a field that may have several; null where something else stands there. */
  texts(name: string): string[] | null;
  number(name: string): number | null;
  isTicked(name: string): boolean;
}

interface Unreadable {
  status: 400 | 413 | 415;
  error: string;
}

/** How a field is called in JSON, by its name in a form of HTML, where that is another one. */
export type JsonNames = Readonly<Record<string, string>>;

/** Whether a request was sent by the form of a page, whose browser shows the answer. */
export function isFromBrowser(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

/** Reads a request of at most so many bytes. */
export async function readForm(
  request: Request,
  largest: number,
  jsonNames: JsonNames = {},
): Promise<SentForm | Unreadable> {
  const type = mediaType(request);
  if (!isFromBrowser(request) && type !== 'application/json') {
    return { status: 415, error: 'Send application/json or application/x-www-form-urlencoded' };
  }
  const text = await boundedText(request, largest);
  if (text === null) return { status: 413, error: `The body is larger than ${largest} bytes` };
  if (type !== 'application/json') return ofFields(new URLSearchParams(text));
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' && !Array.isArray(body)
      ? ofJson(body as Record<string, unknown>, jsonNames)
      : { status: 400, error: 'The body is no JSON object' };
  } catch {
    return { status: 400, error: 'The body is not JSON' };
  }
}

function ofFields(fields: URLSearchParams): SentForm {
  return {
    isFromBrowser: true,
    text: (name) => storable(fields.get(name)),
    texts: (name) => allStorable(fields.getAll(name)),
    number: (name) => (/^\s*\d{1,6}\s*$/.test(fields.get(name) ?? '') ? Number(fields.get(name)) : null),
    isTicked: (name) => (fields.get(name) ?? '') !== '',
  };
}

function ofJson(body: Record<string, unknown>, jsonNames: JsonNames): SentForm {
  const value = (name: string): unknown => {
    const key = jsonNames[name] ?? name;
    return Object.hasOwn(body, key) ? body[key] : undefined;
  };
  return {
    isFromBrowser: false,
    text: (name) => storable(value(name)),
    texts: (name) => allStorable(value(name)),
    number: (name) => (Number.isSafeInteger(value(name)) ? (value(name) as number) : null),
    isTicked: (name) => value(name) === true,
  };
}

/** A text that the database can hold: not half of a character, no character of number 0. */
function storable(value: unknown): string | null {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0') ? value : null;
}

function allStorable(values: unknown): string[] | null {
  if (!Array.isArray(values)) return null;
  const texts = values.map(storable);
  return texts.every((text) => text !== null) ? texts : null;
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The text of a body, not read any further once it is too large; null then. */
async function boundedText(request: Request, largest: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return null;
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > largest) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
