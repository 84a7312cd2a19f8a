/** Accounts that added a file or a bucket; a hosted project does not reveal them. */
const OWNER_FIELDS = ['owner', 'owner_id'];

export async function withoutOwners(response: Response): Promise<Response> {
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(withoutOwnersInJson(text), { status: response.status, headers });
}

function withoutOwnersInJson(text: string): string {
  let described: unknown;
  try {
    described = JSON.parse(text);
  } catch {
    return text;
  }
  return JSON.stringify(Array.isArray(described) ? described.map(withoutOwner) : withoutOwner(described));
}

function withoutOwner(described: unknown): unknown {
  if (typeof described !== 'object' || described === null || Array.isArray(described)) return described;
  return Object.fromEntries(Object.entries(described).filter(([name]) => !OWNER_FIELDS.includes(name)));
}
