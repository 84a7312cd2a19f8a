import { useEffect, useState } from 'react';
import type { OtherEditor } from '../../../gateway/browser/presence.ts';
import { findOtherTabs, type PresenceChannel } from './other-tabs.ts';

/** Milliseconds between announcements. */
const ANNOUNCEMENT_PERIOD = 20_000;

export interface Presence {
  /** Announces that this user writes an article. @returns the other editors */
  announce(articleId: string): Promise<OtherEditor[]>;
  /** Announces that this user has stopped. */
  stop(articleId: string): Promise<void>;
}

/**
 * Announces that this user writes an article while its page is visible, and returns the other editors. Failures are
 * silent: the next announcement may succeed, and saving detects conflicts itself. A user with two tabs counts as an
 * editor until both are closed.
 *
 * @param articleId null while there is none
 * @param presence must stay the same object
 */
export function usePresence(articleId: string | null, presence: Presence): OtherEditor[] {
  const [others, setOthers] = useState<OtherEditor[]>([]);
  useEffect(() => {
    if (articleId === null) return;
    let isThere = true;
    const channel = new BroadcastChannel(`coquelicot:presence:${articleId}`) as PresenceChannel;
    const tabs = findOtherTabs(crypto.randomUUID(), channel);
    let timer: ReturnType<typeof setInterval> | undefined;
    const announce = () =>
      presence.announce(articleId).then(
        (answer) => isThere && setOthers(answer),
        () => {},
      );
    const followVisibility = () => {
      clearInterval(timer);
      tabs.announce();
      if (document.hidden) return;
      void announce();
      timer = setInterval(() => void announce(), ANNOUNCEMENT_PERIOD);
    };
    const leave = () => {
      tabs.leave();
      // The server counts people, not tabs.
      if (!tabs.areThere()) void presence.stop(articleId).catch(() => {});
    };
    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
    window.addEventListener('pagehide', leave);
    return () => {
      isThere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', followVisibility);
      window.removeEventListener('pagehide', leave);
      leave();
      tabs.end();
      setOthers([]);
    };
  }, [articleId, presence]);
  return others;
}
