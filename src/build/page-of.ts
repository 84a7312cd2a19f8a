import type { APIContext, GetStaticPathsOptions } from 'astro';
import type { Route } from '../core/site/page-table.ts';
import type { Page, ShownPage } from '../core/site/pages.ts';
import { siteOfThisBuild } from './site.ts';

/** Part of Astro's context that identifies the page. */
type RenderContext = Pick<APIContext, 'locals' | 'props'>;

/**
 * Returns the page being rendered: the one in `locals.page`, else the one of the static path, else the only one of the
 * route.
 * @param route of the calling file
 * @throws when the site has no such page
 */
export async function pageOf<R extends Route>(context: RenderContext, route: R): Promise<ShownPage<R>> {
  const page = context.locals.page ?? (context.props as { page?: Page }).page ?? (await onlyPageOf(route));
  if (page.route !== route) throw new Error(`${page.address} is a page of ${page.route}, not of ${route}`);
  return { ...page.props, route, address: page.address } as ShownPage<R>;
}

/** Returns the static paths of a route. Incremental builds render pages whose key or code has changed. */
export async function staticPaths({ routePattern }: GetStaticPathsOptions) {
  const { pages } = await siteOfThisBuild();
  const code = process.env['CODE_KEY'] ?? '';
  return pages
    .filter(({ route }) => route === routePattern)
    .map((page) => ({ params: page.params, props: { page }, cacheKey: `${code} ${page.key}` }));
}

async function onlyPageOf(route: Route): Promise<Page> {
  const { pages } = await siteOfThisBuild();
  const page = pages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`The site has no page ${route}`);
  return page;
}
