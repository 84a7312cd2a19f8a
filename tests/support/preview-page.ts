import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { ArticleForm } from '../../src/core/editing/article-form.ts';
import { administerSharedCopy, type AdministeredSite } from './administered-site.ts';
import { newArticle } from './articles.ts';
import type { Client } from './test-backend.ts';

/** A text that tries to run scripts, with the elements that a preview handles in its own way: headings, links and a player. */
export const HOSTILE = `
  <h2>Un début</h2><p>Premier paragraphe</p><script>window.bitten = 'script'</script>
  <p onclick="window.bitten = 'handler'">Deuxième</p><img src="/rien.png" onerror="window.bitten = 'error'">
  <h2>Un milieu</h2><p><a href="javascript:window.bitten='link'">Troisième</a></p>
  <svg onload="window.bitten = 'svg'"><p>Perdu</p></svg><iframe src="https://exemple.invalid/"></iframe>
  <h3 id="contenu">Une fin</h3><p><a href="#une-fin">Plus bas</a></p>
  <p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></p>`;

/** The shared copy, and drafts of it that previews show, for the tests of one file. */
interface PreviewedSite {
  readonly site: AdministeredSite;
  /** Makes a draft, and a preview of it. */
  sharedDraft(title: string, content?: string): Promise<{ id: string; token: string }>;
}

export function previewedSite(): PreviewedSite {
  let site: AdministeredSite;
  let administrator: Client;

  beforeAll(async () => {
    site = await administerSharedCopy('apercu@exemple.fr');
    administrator = await signedIn(site);
  });
  afterAll(() => site.stop());

  return {
    get site() {
      return site;
    },
    async sharedDraft(title, content = '<p>Texte</p>') {
      const fields = { title, content, slug: randomUUID(), description: 'Une description' };
      const draft = newArticle({ ...fields, status: 'draft', published_at: null });
      const { data } = await site.operator.from('blog_posts').insert(draft).select('id').single().throwOnError();
      const preview = await administrator.rpc('create_preview', { article_id: data.id }).throwOnError();
      return { id: data.id, token: (preview.data as { token: string }).token };
    },
  };
}

async function signedIn({ copy, session }: AdministeredSite): Promise<Client> {
  const client = copy.visitor();
  const { error } = await client.auth.setSession(
    JSON.parse(session) as { access_token: string; refresh_token: string },
  );
  if (error) throw error;
  return client;
}

/** Puts the frame of the preview into a page as the editor does, and shows a form in it. */
export const showInFrame = (page: Page, form: ArticleForm) =>
  page.evaluate(async (shown) => {
    const known = document.querySelector<HTMLIFrameElement>('#apercu');
    const frame = known ?? Object.assign(document.createElement('iframe'), { id: 'apercu', src: '/apercu' });
    const heard = (kind: string) =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => data.kind === kind && resolve(kind));
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
