import { SESSION_KEY } from '../../core/privacy/storage-keys.ts';

export interface SessionUser {
  id: string;
  email: string;
}

export interface StoredSession {
  accessToken: string;
  /** In milliseconds, by this computer's clock. */
  expiresAt: number;
  user: SessionUser;
}

/** Returns the session in this browser; null without one, or for a damaged one. */
export function storedSession(): StoredSession | null {
  try {
    return parseSession(localStorage.getItem(SESSION_KEY));
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Parses the text of auth-js, which anybody may have changed. */
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
