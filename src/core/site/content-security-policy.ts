/**
 * Permission that a page adds to those of every page. Scripts are excluded: they are the site's own or the tracker's.
 */
type Directive = 'connect-src' | 'form-action' | 'frame-src' | 'img-src' | 'media-src' | 'worker-src';

type Source =
  "'self'" | 'blob:' | 'data:' | `https://${string}` | `http://${string}` | `wss://${string}` | `ws://${string}`;

/** Where a page may load from, by directive, beside the policy of every page. */
export type PolicyAdditions = Readonly<Partial<Record<Directive, readonly Source[]>>>;

/** The additions as directives, each as a policy writes it. */
export function directivesOf(additions: PolicyAdditions): `${Directive} ${string}`[] {
  return (Object.entries(additions) as [Directive, readonly Source[]][])
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}` as const);
}
