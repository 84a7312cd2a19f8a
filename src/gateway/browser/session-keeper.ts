import type { SessionUser, StoredSession } from './stored-session.ts';

/** Milliseconds that a token must still be valid to be sent: the request may take that long. */
const MARGIN = 10_000;

interface Dependencies {
  stored(): StoredSession | null;
  /** Renews the stored session, or removes it when that is refused. @throws without an answer of the server */
  renew(): Promise<void>;
  now(): number;
}

export interface SessionKeeper {
  /** Returns the member of the first session that this page has found. The page acts for that member until signing out. */
  user(): SessionUser | null;
  /** Returns true when the browser keeps a session of that member which has not expired. */
  hasSession(): boolean;
  /**
   * Returns a valid token, renewed if necessary.
   * @param refused token that the server refused, to be replaced
   * @returns null for a visitor, undefined when the session is lost
   * @throws when renewal is necessary and the server does not answer
   */
  accessToken(refused?: string): Promise<string | null | undefined>;
  /** Makes the page act as a visitor; to call on signing out, or before signing in. */
  forget(): void;
  /** Calls the listener for each request that fails for a lost session. @returns a function that ends this */
  onLost(listener: () => void): () => void;
}

/** Keeps the session of a page, which must not act for another account that signs in meanwhile in another tab. */
export function sessionKeeper({ stored, renew, now }: Dependencies): SessionKeeper {
  let owner: SessionUser | null = null;
  /** A token just renewed is valid, whatever this computer's clock says. */
  let renewed: string | null = null;
  const listeners = new Set<() => void>();

  /** Returns the stored session if it belongs to the page's owner. */
  const own = (): StoredSession | null => {
    const session = stored();
    if (session && owner === null) owner = session.user;
    return session?.user.id === owner?.id ? session : null;
  };
  const usable = (refused?: string): string | null => {
    const session = own();
    if (!session || session.accessToken === refused) return null;
    const isValid = session.accessToken === renewed || session.expiresAt - now() > MARGIN;
    return isValid ? session.accessToken : null;
  };

  return {
    user: () => own()?.user ?? owner,
    hasSession: () => usable() !== null,
    async accessToken(refused) {
      const token = usable(refused);
      if (token !== null) return token;
      const former = own()?.accessToken;
      if (former !== undefined) {
        await renew();
        const session = own();
        if (session && session.accessToken !== former) return (renewed = session.accessToken);
      }
      if (owner === null) return null;
      for (const listener of listeners) listener();
      return undefined;
    },
    forget() {
      owner = null;
      renewed = null;
    },
    onLost(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
