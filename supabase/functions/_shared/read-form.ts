/** A submitted form, as JSON from a script or urlencoded from a browser without script. */
export interface SentForm {
  isFromBrowser: boolean;
  text(name: string): string | null;
  /** Null when the field is no list of texts. */
  texts(name: string): string[] | null;
  number(name: string): number | null;
  isTicked(name: string): boolean;
}

interface Unreadable {
  status: 400 | 413 | 415;
  error: string;
}

/** Names of fields in JSON, by their names in HTML, where both differ. */
export type JsonNames = Readonly<Record<string, string>>;

/** True for the form of a page, whose browser shows the answer. */
export function isFromBrowser(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

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

/** Returns a text that the database can store, well-formed Unicode without character 0; null for any other value. */
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

/** Reads a body; stops and returns null once it has more than `largest` bytes. */
export async function boundedText(request: Request, largest: number): Promise<string | null> {
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
