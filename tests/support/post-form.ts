import { request } from 'node:http';

/** Answer of the server. */
interface FormAnswer {
  status: number;
  location: string | undefined;
  body: string;
}

interface Sender {
  headers?: Record<string, string>;
  /** Local address that stands for a visitor's, such as 127.0.0.2. */
  from?: string;
}

/** Posts a text as a form, and anything else as JSON, like a visitor's browser. Follows no redirect. */
export function postForm(address: string, body: unknown, { headers, from }: Sender = {}): Promise<FormAnswer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      { method: 'POST', headers: { 'content-type': type, ...headers }, localAddress: from, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    asked.once('error', reject).end(text);
  });
}
