import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleStore } from '../../src/gateway/browser/article-store.ts';
import { FORM, startSaving, type Saving } from '../support/saving.ts';

let saving: Saving;

beforeAll(async () => {
  saving = await startSaving();
});

afterAll(() => saving.backend.stop());

const LATER = new Date(Date.now() + 3_600_000).toISOString();
const NEW = '<p>Un thé, plutôt.</p>';

/** Publishes an article, and schedules a newer text of it. */
async function scheduled() {
  const { articleId, version, form } = await saving.published();
  const changed = { ...form, content: NEW, publishedAt: LATER };
  const outcome = await saving.saved({ articleId, baseVersion: version, intent: 'schedule', form: changed });
  return { articleId, form: changed, outcome };
}

/** Makes an update due, and publishes due updates. */
async function letCome(articleId: string) {
  await saving.backend.sql`
    update private.scheduled_updates set publish_at = now() - interval '1 second' where article_id = ${articleId}`;
  await saving.backend.sql`select private.publish_due_updates()`;
}

const load = (articleId: string) => articleStore(saving.administrator).load(articleId);

describe('a scheduled update of an online article', () => {
  it('leaves visitors the present text, and reports the date of the new text', async () => {
    const { articleId, outcome } = await scheduled();
    expect(outcome).toMatchObject({
      status: 'published',
      hasWorkingCopy: true,
      scheduledAt: LATER,
      publicationId: null,
    });
    expect(Date.parse(outcome.publishedAt ?? '')).toBeLessThan(Date.now());
    const row = await saving.rowOf(articleId);
    expect(row?.['content']).toBe(FORM.content);
    expect(await load(articleId)).toMatchObject({ form: { content: NEW }, scheduledAt: LATER });
    await saving.backend.sql`select private.publish_due_updates()`;
    expect((await saving.rowOf(articleId))?.['content']).toBe(FORM.content);
  });

  it('keeps a title that was changed meanwhile', async () => {
    const { articleId } = await scheduled();
    const updates = [{ id: articleId, title: 'Un titre changé entre-temps' }];
    expect((await saving.administrator.rpc('rename_articles', { updates })).error).toBeNull();
    await letCome(articleId);
    expect(await saving.rowOf(articleId)).toMatchObject({ title: 'Un titre changé entre-temps', content: NEW });
  });

  it('replaces the present text when it is due, with its own date, and requests a publication', async () => {
    const { articleId } = await scheduled();
    await letCome(articleId);
    const loaded = await load(articleId);
    expect(loaded).toMatchObject({
      status: 'published',
      publishedForm: null,
      scheduledAt: null,
      form: { content: NEW },
    });
    expect(Date.parse(loaded?.form.publishedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await saving.backend.sql`select 1 from public.publications where state = 'queued'`).toHaveLength(1);
  });

  it('publishes the scheduled text, and keeps later changes as the working copy', async () => {
    const { articleId, form, outcome } = await scheduled();
    const later = { ...form, content: '<p>À moitié</p>' };
    const saved = await saving.saved({ articleId, baseVersion: outcome.version, intent: 'auto-save', form: later });
    expect(saved.scheduledAt).toBe(LATER);
    await letCome(articleId);
    expect(await load(articleId)).toMatchObject({ form: { content: later.content }, publishedForm: { content: NEW } });
  });

  it.each(['publish', 'unpublish', 'save'] as const)(
    'is cancelled by « %s » with a date that is not in the future',
    async (intent) => {
      const { articleId, form, outcome } = await scheduled();
      const saved = await saving.saved({
        articleId,
        baseVersion: outcome.version,
        intent,
        form: { ...form, publishedAt: outcome.publishedAt },
      });
      expect(saved.scheduledAt).toBeNull();
    },
  );

  it('is refused at once for a slug that is taken or a field that is invalid', async () => {
    const [{ articleId, version, form }, other] = [await saving.published(), await saving.published()];
    const request = { articleId, baseVersion: version, intent: 'schedule' as const };
    const slug = other.form.slug;
    await expect(
      saving.save({ ...request, form: { ...form, publishedAt: LATER, slug, isSlugCustom: true } }),
    ).resolves.toEqual({ kind: 'slug-taken' });
    await expect(
      saving.save({ ...request, form: { ...form, publishedAt: LATER, metaTitle: 'a'.repeat(61) } }),
    ).resolves.toMatchObject({ kind: 'refused', field: 'metaTitle' });
    expect(await load(articleId)).toMatchObject({ version, publishedForm: null, scheduledAt: null });
  });

  it('is a plain publication for an article that is not online, and for a past date', async () => {
    const articleId = randomUUID();
    const first = await saving.saved({ articleId, intent: 'schedule', form: { publishedAt: LATER } });
    expect(first).toMatchObject({ status: 'published', publishedAt: LATER, scheduledAt: null, hasWorkingCopy: false });
    const { articleId: online, version, form } = await saving.published();
    const past = { ...form, content: NEW, publishedAt: '2026-01-01T10:00:00.000Z' };
    const second = await saving.saved({ articleId: online, baseVersion: version, intent: 'schedule', form: past });
    expect(second).toMatchObject({ publishedAt: past.publishedAt, hasWorkingCopy: false, scheduledAt: null });
  });

  it('waits while its article is in the trash', async () => {
    const { articleId } = await scheduled();
    await saving.administrator.rpc('delete_article', { article_id: articleId });
    await letCome(articleId);
    expect((await saving.rowOf(articleId))?.['content']).toBe(FORM.content);
  });
});

it('a working copy is removed by a save of the published text', async () => {
  const { articleId, version, form } = await saving.published();
  const changed = await saving.saved({ articleId, baseVersion: version, form: { ...form, content: NEW } });
  expect(changed.hasWorkingCopy).toBe(true);
  const back = await saving.saved({ articleId, baseVersion: changed.version, form });
  expect(back.hasWorkingCopy).toBe(false);
  expect(await load(articleId)).toMatchObject({ publishedForm: null });
});
