import type { SessionUser, StoredSession } from './stored-session.ts';

/** Milliseconds before its end from which a token is not sent any more: it may take so long to arrive. */
const MARGIN = 10_000;

interface Dependencies {
  stored(): StoredSession | null;
  /** Renews the stored session, or removes what cannot be renewed. @throws when the server does not say */
  renew(): Promise<void>;
  now(): number;
}

/** Whom this page speaks as, from the first session that it finds until one signs out of it. */
export interface SessionKeeper {
  /** Identity that this page acts under, from the first session that it finds until it signs out. */
  user(): SessionUser | null;
  /** Whether the browser keeps a session of theirs, whose time is not over. */
  hasSession(): boolean;
  /**
   * The token to send, renewed where its time is over.
   *
   * @param refused a token that the server has refused: another one is wanted
   * @returns null for a visitor, undefined when the session is lost
   * @throws when it must be renewed and the server does not answer
   */
  accessToken(refused?: string): Promise<string | null | undefined>;
  /** To call when somebody signs out, or begins to sign in: the page speaks as nobody any more. */
  forget(): void;
  /** Tells the listener of each request that a lost session has failed; returns how to end that. */
  onLost(listener: () => void): () => void;
}

/**
 * Keeps the session of a page. Another account that signs in meanwhile, in another tab, is not taken for the one that
 * began: what it reads and writes here would be somebody else's.
 */
export function sessionKeeper({ stored, renew, now }: Dependencies): SessionKeeper {
  let owner: SessionUser | null = null;
  /** A token just renewed is good whatever this computer's clock says of it. */
  let renewed: string | null = null;
  const listeners = new Set<() => void>();

  /** The stored session, when it is of the one who began. */
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
