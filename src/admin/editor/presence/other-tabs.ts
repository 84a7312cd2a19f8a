/** Message between tabs that have the same article open. */
type TabPresence = { kind: 'here' | 'here-too' | 'gone'; tab: string };

export interface PresenceChannel {
  postMessage(message: TabPresence): void;
  onmessage: ((event: { data: TabPresence }) => void) | null;
  close(): void;
}

interface OtherTabs {
  /** Whether another tab has the article open too, as far as this one has heard. */
  areThere(): boolean;
  /** Says that this tab is there: also again, for those that have missed it. */
  tell(): void;
  /** Says that this tab has left. */
  leave(): void;
  end(): void;
}

/** Finds the other tabs of this browser with the same article open. @param tab names this one */
export function findOtherTabs(tab: string, channel: PresenceChannel): OtherTabs {
  const others = new Set<string>();
  channel.onmessage = ({ data }) => {
    if (data.kind === 'gone') return void others.delete(data.tab);
    others.add(data.tab);
    if (data.kind === 'here') channel.postMessage({ kind: 'here-too', tab });
  };
  return {
    areThere: () => others.size > 0,
    tell: () => channel.postMessage({ kind: 'here', tab }),
    leave: () => channel.postMessage({ kind: 'gone', tab }),
    end: () => channel.close(),
  };
}
