/** Reads the body of a request; null when it is larger, which ends the reading. */
export async function limitedBody(request: Request, mostBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
