import { describe, expect, it } from 'vitest';
import { isPassingFailure } from '../../scripts/publisher/build-failure.ts';
import { planSite } from '../../scripts/publisher/plan.ts';
import { loadSite } from '../../src/build/site.ts';
import { startDatabaseStub } from '../support/database-stub.ts';

describe('planSite', () => {
  it('gives the key of what the database holds', async () => {
    const database = await startDatabaseStub();
    const { contentKey } = await loadSite(database.environment);
    expect(await planSite(database.environment)).toMatchObject({ contentKey });
    database.stop();
  });

  it('says which article cannot be shown, and that this lasts', async () => {
    const database = await startDatabaseStub({ blog_posts: [{ id: 1, title: 'Poupées' }] });
    const failure: unknown = await planSite(database.environment).catch((error: unknown) => error);
    database.stop();
    expect((failure as Error).message).toContain('“Poupées” cannot be shown');
    expect(isPassingFailure(failure)).toBe(false);
  });

  it('says that the database does not answer, and that this may pass', async () => {
    const database = await startDatabaseStub();
    const environment = { ...database.environment, SUPABASE_URL: 'http://127.0.0.1:1' };
    database.stop();
    const failure: unknown = await planSite(environment).catch((error: unknown) => error);
    expect((failure as Error).message).toContain('does not answer');
    expect(failure).toMatchObject({ name: 'SiteError', isPassing: true });
  });
});
