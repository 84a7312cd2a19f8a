import path from 'node:path';
import type { App } from '@supabase/lite';
import type { ConnectionPool } from '../postgres/connection-pool.ts';
import type { Credentials } from '../settings/credentials.ts';
import { fileStorage } from './storage/image-storage.ts';
import { catchInterfaceLog } from './requests/request-log.ts';
import { MINIMUM_PASSWORD_LENGTH } from '../../supabase/functions/_shared/password-strength.ts';

// The library reads this when it is loaded.
process.env['EXPERIMENTAL_STORAGE'] = '1';

/** Starts the embedded Supabase in this process. @param database cancels the statements of clients that have left */
export async function createApi(
  connectionString: string,
  database: ConnectionPool,
  credentials: Credentials,
  dataDirectory: string,
  url: string,
): Promise<App> {
  const [{ App }, { ApiConnection }] = await Promise.all([import('@supabase/lite'), import('./api-connection.ts')]);
  const warn = console.warn;
  // Hides the library's warning that its storage is experimental: docs/deploy.md explains it.
  console.warn = () => undefined;
  const connection = new ApiConnection(connectionString, database);
  await connection.openPool();
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: true,
      jwt_secret: credentials.jwtSecret,
      publishable_key: credentials.publishableKey,
      secret_key: credentials.secretKey,
      site_url: url,
      minimum_password_length: MINIMUM_PASSWORD_LENGTH,
      email: { enable_signup: true, enable_confirmations: false },
    },
    storage: { enabled: true, file_size_limit: '5MiB' },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._storageAdapter = fileStorage(path.join(dataDirectory, 'files'));
  await app.init();
  await app.ensureSystemSchema();
  console.warn = warn;
  catchInterfaceLog();
  return app as unknown as App;
}
