import type { APIContext, GetStaticPathsOptions } from 'astro';
import type { Route } from '../core/site/page-table.ts';
import type { Page, ShownPage } from '../core/site/pages.ts';
import { siteOfThisBuild } from './site.ts';

/** The part of Astro's context that names the page being rendered. */
type RenderContext = Pick<APIContext, 'locals' | 'props'>;

/**
 * The page that is being rendered: the one that its renderer has handed over in `locals.page`, needing no static paths; in a
 * build, the one of the static path or the only one of the route.
 *
 * @param route the route of the file that asks
 * @throws when the site has no such page
 */
export async function pageOf<R extends Route>(context: RenderContext, route: R): Promise<ShownPage<R>> {
  const page = context.locals.page ?? (context.props as { page?: Page }).page ?? (await onlyPageOf(route));
  if (page.route !== route) throw new Error(`${page.address} is a page of ${page.route}, not of ${route}`);
  return { ...page.props, route, address: page.address } as ShownPage<R>;
}

/**
 * The static paths of a route with parameters, for its `getStaticPaths`. An incremental build renders those whose key, or
 * whose code, is another than before.
 */
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
