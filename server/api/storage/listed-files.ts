interface ListedFile {
  name: string;
}

const FOLDER = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };

/** Lists files as a hosted project does: named relative to the folder, and each subfolder once. */
export function withinFolder(folder: string, files: readonly ListedFile[]): object[] {
  const start = folder.replace(/^\/+|\/+$/g, '');
  const prefix = start === '' ? '' : `${start}/`;
  const folders = new Set<string>();
  return files.flatMap<object>((file) => {
    if (!file.name.startsWith(prefix)) return [];
    const [name = '', ...below] = file.name.slice(prefix.length).split('/');
    if (below.length === 0) return [{ ...file, name }];
    if (folders.has(name)) return [];
    folders.add(name);
    return [{ name, ...FOLDER }];
  });
}

/** Answers a request for a list of files, named relative to the folder in its body. */
export async function listWithinFolder(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const asked = (await request
    .clone()
    .json()
    .catch(() => null)) as { prefix?: unknown } | null;
  const response = await ask(request);
  const folder = asked?.prefix ?? '';
  if (!response.ok || typeof folder !== 'string') return response;
  return Response.json(withinFolder(folder, (await response.json()) as ListedFile[]), {
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
}
