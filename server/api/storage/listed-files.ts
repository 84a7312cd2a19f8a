/** A file as the storage interface lists it: with its whole name, where a hosted project gives the name within the folder. */
interface ListedFile {
  name: string;
}

/** A folder as a hosted project lists it. */
const FOLDER = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };

/** Names files as a hosted project does: relative to the folder that was asked for, each folder in it once, by its name. */
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

/** The answer to a request for a list of files, named within the folder that its body names. */
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
