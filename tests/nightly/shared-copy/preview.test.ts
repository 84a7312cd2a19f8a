import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from '../../../src/core/editing/article-form.ts';
import { administerSharedCopy, type AdministeredSite } from '../../support/administered-site.ts';
import { newArticle } from '../../support/articles.ts';
import { axeViolations } from '../../support/axe.ts';
import type { Client } from '../../support/test-backend.ts';

let site: AdministeredSite;
let administrator: Client;

beforeAll(async () => {
  site = await administerSharedCopy('apercu@exemple.fr');
  administrator = await signedIn(site.session);
});

afterAll(() => site.stop());

async function signedIn(session: string): Promise<Client> {
  const client = site.copy.visitor();
  const { error } = await client.auth.setSession(
    JSON.parse(session) as { access_token: string; refresh_token: string },
  );
  if (error) throw error;
  return client;
}

/** A draft, and the token of its preview. */
async function sharedDraft(title: string, content = '<p>Texte</p>'): Promise<{ id: string; token: string }> {
  const fields = { title, content, slug: randomUUID(), description: 'Une description' };
  const draft = newArticle({ ...fields, status: 'draft', published_at: null });
  const { data } = await site.operator.from('blog_posts').insert(draft).select('id').single().throwOnError();
  const preview = await administrator.rpc('create_preview', { article_id: data.id }).throwOnError();
  return { id: data.id, token: (preview.data as { token: string }).token };
}

describe('the link of a preview', () => {
  it('says so once it has expired', async () => {
    const visit = await site.newVisit();
    const { id, token } = await sharedDraft('Un brouillon fermé');
    const sql = site.copy.database();
    await sql`update private.previews set expires_at = now() - interval '1 second' where article_id = ${id}`;
    await sql.end();
    const page = await visit.open(`/apercu#${token}`);
    await page.getByRole('heading', { level: 1, name: 'Ce lien ne mène plus à rien' }).waitFor();
    expect(await page.getByText('Un brouillon fermé').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await visit.context.close();
  });

  it('offers to try again when nobody answers, and then shows the article', async () => {
    const visit = await site.newVisit();
    const { token } = await sharedDraft('Un brouillon patient');
    await visit.context.route('**/rpc/read_preview', (route) => route.abort());
    const page = await visit.open(`/apercu#${token}`);
    await page.getByRole('heading', { level: 1, name: 'L’aperçu ne répond pas' }).waitFor();
    await visit.context.unroute('**/rpc/read_preview');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Un brouillon patient' }).waitFor();
    await visit.context.close();
  });
});

describe('the frame of the preview', () => {
  /** Puts the frame into the page as the editor does, and shows a form in it. */
  const show = (page: Page, form: ArticleForm) =>
    page.evaluate(async (shown) => {
      const known = document.querySelector<HTMLIFrameElement>('#apercu');
      const frame = known ?? Object.assign(document.createElement('iframe'), { id: 'apercu', src: '/apercu' });
      const heard = (kind: string) =>
        new Promise((resolve) => {
          addEventListener(
            'message',
            ({ data }: MessageEvent<{ kind: string }>) => data.kind === kind && resolve(kind),
          );
        });
      if (!known) {
        frame.width = '800';
        frame.height = '400';
        const ready = heard('preview-ready');
        document.body.append(frame);
        await ready;
      }
      const answered = heard('preview-shown');
      frame.contentWindow?.postMessage({ kind: 'preview', form: shown }, location.origin);
      await answered;
    }, form);

  it('says why a text that cannot be published is not shown, and comes back', async () => {
    const visit = await site.newVisit();
    const page = await visit.open('/admin/auth');
    await show(page, { ...emptyForm('blog'), title: 'Trop', content: '<div>'.repeat(501) });
    const frame = page.frameLocator('#apercu');
    await frame.getByRole('heading', { level: 1, name: 'Ce texte ne peut pas s’afficher' }).waitFor();
    await show(page, { ...emptyForm('blog'), title: 'Assez', content: '<p>Bien</p>' });
    await frame.getByRole('heading', { level: 1, name: 'Assez' }).waitFor();
    await visit.context.close();
  });
});
