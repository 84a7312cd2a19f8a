/** The authentication routes that the product calls; every other one is closed. */
const ROUTES: readonly { method: string; path: string; grantTypes?: readonly string[] }[] = [
  { method: 'POST', path: '/auth/v1/token', grantTypes: ['password', 'refresh_token'] },
  { method: 'POST', path: '/auth/v1/signup' },
  { method: 'POST', path: '/auth/v1/logout' },
  { method: 'GET', path: '/auth/v1/user' },
  { method: 'GET', path: '/auth/v1/settings' },
  { method: 'GET', path: '/auth/v1/health' },
];

export function isOpenRoute(method: string, { pathname, searchParams }: URL): boolean {
  // Browsers ask before they send a request to another origin.
  if (method === 'OPTIONS') return true;
  const grantType = searchParams.get('grant_type') ?? '';
  return ROUTES.some(
    (route) =>
      route.method === method && route.path === pathname && (!route.grantTypes || route.grantTypes.includes(grantType)),
  );
}
