/** Directives that pages may extend. Scripts are excluded: they are the site's own or the tracker's. */
type Directive = 'connect-src' | 'form-action' | 'frame-src' | 'img-src' | 'media-src' | 'worker-src';

type Source =
  "'self'" | 'blob:' | 'data:' | `https://${string}` | `http://${string}` | `wss://${string}` | `ws://${string}`;

/** Sources by directive that a page adds to the policy of every page. */
export type PolicyAdditions = Readonly<Partial<Record<Directive, readonly Source[]>>>;

/** Writes the additions as directives of a policy. */
export function directivesOf(additions: PolicyAdditions): `${Directive} ${string}`[] {
  return (Object.entries(additions) as [Directive, readonly Source[]][])
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}` as const);
}
