/** The lock that a session holds while it lives is named by this and its chain. */
export const CHAIN_LOCK = 'coquelicot:chain:';

/** The chains of the sessions that live, in all tabs; none where the browser has no locks. */
export async function livingChains(locks: Pick<LockManager, 'query'> | null): Promise<Set<string>> {
  const { held = [] } = (await locks?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(CHAIN_LOCK));
  return new Set(names.map((name) => name.slice(CHAIN_LOCK.length)));
}
