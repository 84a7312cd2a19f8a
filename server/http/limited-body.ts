export type BodyProblem = 'too-large' | 'too-slow';

/** Milliseconds that every body has. A large one has more: a photo over a bad connection takes a minute. */
const TIME_LIMIT = 10_000;
/** Bytes that arrive in a millisecond on the slowest connection. */
const SLOWEST_RATE = 50;

export function bodyTimeLimit(length: number, timeLimit = TIME_LIMIT): number {
  return timeLimit + length / SLOWEST_RATE;
}

/** Reads the body of a request, and stops as soon as it is too large or too slow. */
export async function limitedBody(
  request: Request,
  mostBytes: number,
  timeLimit = TIME_LIMIT,
): Promise<Buffer<ArrayBuffer> | BodyProblem> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > mostBytes) return 'too-large';
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    // Ends the loop below.
    reader.cancel().catch(() => undefined);
  };
  const timer = setTimeout(giveUp, bodyTimeLimit(length, timeLimit));
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > mostBytes) {
        await reader.cancel();
        return 'too-large';
      }
      chunks.push(part.value);
    }
    return isLate ? 'too-slow' : Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
  }
}
