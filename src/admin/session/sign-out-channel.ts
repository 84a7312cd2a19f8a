const CHANNEL = 'coquelicot:signed-out';

/** Tells the other tabs of this browser that an account has signed out, as opposed to a session that has expired. */
export function tellSignedOut(userId: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
}

/** Calls back when this account signs out in another tab; returns a function that stops. */
export function onSignedOutElsewhere(userId: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => data === userId && listener();
  return () => channel.close();
}
