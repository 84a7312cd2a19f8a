import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Articles that a build reads from the stub. */
export const STUB_ARTICLES = [1, 2, 3].map((number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  title: `Article ${number}`,
  slug: `article-${number}`,
  content: '<p>Un paragraphe.</p>',
  content_type: 'blog',
  categories: ['Relations'],
  published_at: '2026-01-15T08:00:00Z',
  created_at: '2026-01-15T08:00:00Z',
  updated_at: '2026-01-15T08:00:00Z',
}));

/** Database content for a build: three articles, one category. */
const TABLES: Record<string, unknown[]> = {
  blog_posts: STUB_ARTICLES,
  categories: [{ id: '00000000-0000-4000-8000-0000000000c1', name: 'Relations', slug: 'relations' }],
  former_slugs: [],
};

export interface DatabaseStub {
  /** Environment variables with which a build reads from the stub. */
  environment: Record<string, string>;
  stop(): void;
}

/** Starts a server that answers as the data interface does. @param tables rows by table, in place of the rows of the stub */
export async function startDatabaseStub(tables: Record<string, unknown[]> = {}): Promise<DatabaseStub> {
  const server = createServer((request, response) => {
    const [, table = ''] = /^\/rest\/v1\/(\w+)/.exec(request.url ?? '') ?? [];
    const rows = tables[table] ?? TABLES[table] ?? [];
    const range = rows.length > 0 ? `0-${rows.length - 1}` : '*';
    response.setHeader('Content-Type', 'application/json').setHeader('Content-Range', `${range}/${rows.length}`);
    response.end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      PUBLIC_SUPABASE_URL: '',
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_stub',
      SITE_URL: 'https://coquelicot.example',
      BUILD_ID: 'build',
      CODE_KEY: 'code',
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
