import { SESSION_KEY } from '../../core/privacy/storage-keys.ts';

export interface SessionUser {
  id: string;
  email: string;
}

/** Fields read from the session that auth-js stores in the browser. */
export interface StoredSession {
  accessToken: string;
  /** By the clock of this computer, in milliseconds. */
  expiresAt: number;
  user: SessionUser;
}

/** The session that this browser keeps; null without one, or with something that is none. */
export function storedSession(): StoredSession | null {
  try {
    return parseSession(localStorage.getItem(SESSION_KEY));
  } catch {
    // A browser that keeps nothing keeps no session.
    return null;
  }
}

/** Reads what auth-js has written, or anybody else. */
export function parseSession(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const { access_token, expires_at, user } = JSON.parse(text);
    if (typeof access_token !== 'string' || typeof user?.id !== 'string') return null;
    return {
      accessToken: access_token,
      expiresAt: typeof expires_at === 'number' ? expires_at * 1000 : Infinity,
      user: { id: user.id, email: typeof user.email === 'string' ? user.email : '' },
    };
  } catch {
    return null;
  }
}
