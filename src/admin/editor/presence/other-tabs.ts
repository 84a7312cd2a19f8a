/** Message of a tab that has the article open: `here` asks the others to answer `here-too`. */
type TabPresence = { kind: 'here' | 'here-too' | 'gone'; tab: string };

export interface PresenceChannel {
  postMessage(message: TabPresence): void;
  onmessage: ((event: { data: TabPresence }) => void) | null;
  close(): void;
}

interface OtherTabs {
  /** Whether another tab is known to have the article open. */
  areThere(): boolean;
  /** Announces this tab. Must be called again for tabs that missed an earlier call. */
  announce(): void;
  leave(): void;
  end(): void;
}

/** Finds the other tabs of this browser with the same article open. @param tab id of this tab */
export function findOtherTabs(tab: string, channel: PresenceChannel): OtherTabs {
  const others = new Set<string>();
  channel.onmessage = ({ data }) => {
    if (data.kind === 'gone') return void others.delete(data.tab);
    others.add(data.tab);
    if (data.kind === 'here') channel.postMessage({ kind: 'here-too', tab });
  };
  return {
    areThere: () => others.size > 0,
    announce: () => channel.postMessage({ kind: 'here', tab }),
    leave: () => channel.postMessage({ kind: 'gone', tab }),
    end: () => channel.close(),
  };
}
