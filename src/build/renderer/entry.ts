import { createApp } from 'astro/app/entrypoint';
import type { Page } from '../../core/site/pages.ts';

const app = createApp({ streaming: false });
const ORIGIN = 'http://localhost';

/** Renders a page from the site that `showSite` in `../site.ts` was given before. @throws the error of its route */
export async function render(page: Page): Promise<Response> {
  let failure: { error: unknown } | null = null;
  const onFailure = (error: unknown) => {
    failure = { error };
  };
  const response = await app.render(new Request(ORIGIN + encodeURI(page.address)), { locals: { page, onFailure } });
  if (failure) throw (failure as { error: unknown }).error;
  return response;
}
