import { useEffect, useState } from 'react';
import type { OtherEditor } from '../../../gateway/browser/presence.ts';
import { findOtherTabs, type PresenceChannel } from './other-tabs.ts';

/** How often one says that one is still there, in milliseconds. */
const ANNOUNCEMENT_PERIOD = 20_000;

export interface Presence {
  /** Says that one writes in an article. @returns who else does */
  announce(articleId: string): Promise<OtherEditor[]>;
  /** Says that one no longer does. */
  stop(articleId: string): Promise<void>;
}

/**
 * Tells others that one writes in an article, while its page can be seen, and who else does. What goes wrong is silent: the next announcement
 * may succeed, and saving finds out for itself. Who has the article open in two tabs is there until both are closed.
 *
 * @param articleId null while there is none to write in
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
      tabs.tell();
      if (document.hidden) return;
      void announce();
      timer = setInterval(() => void announce(), ANNOUNCEMENT_PERIOD);
    };
    const leave = () => {
      tabs.leave();
      // The server knows people, not tabs.
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
