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
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return text;
  }
  return JSON.stringify(Array.isArray(told) ? told.map(withoutOwner) : withoutOwner(told));
}

function withoutOwner(told: unknown): unknown {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return told;
  return Object.fromEntries(Object.entries(told).filter(([name]) => !OWNER_FIELDS.includes(name)));
}
