/** Prefix of the name of the lock that a live session holds; the session's id follows. */
export const SESSION_LOCK = 'coquelicot:session:';

/** Returns the ids of live sessions in all tabs; none where the browser has no locks. */
export async function liveSessions(locks: Pick<LockManager, 'query'> | null): Promise<Set<string>> {
  const { held = [] } = (await locks?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(SESSION_LOCK));
  return new Set(names.map((name) => name.slice(SESSION_LOCK.length)));
}
