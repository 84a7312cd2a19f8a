import type { WebSocket } from 'ws';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { Binding } from './realtime-messages.ts';

export interface RealtimeLimits {
  sockets: number;
  socketsPerNetwork: number;
  topicsPerNetwork: number;
  /** Milliseconds without a message before a client is disconnected; it sends a heartbeat every 25 s. */
  idleTimeout: number;
  readTimeout: number;
}

interface Subscription {
  joinReference: string | null;
  bindings: (Binding & { id: number })[];
}

export interface RealtimeClient {
  socket: WebSocket;
  network: string;
  /** Access token of the client, for all its topics. */
  token: string | null;
  topics: Map<string, Subscription>;
  lastHeard: number;
}

export function realtimeClients(limits: RealtimeLimits) {
  const clients = new Set<RealtimeClient>();
  const ofNetwork = (network: string) => [...clients].filter((client) => client.network === network);

  return {
    all: clients as ReadonlySet<RealtimeClient>,
    /** Returns why a client of this address may not connect, as a status of HTTP, or null. */
    refusal(clientAddress: string): string | null {
      if (clients.size >= limits.sockets) return '503 Service Unavailable';
      const held = ofNetwork(networkOf(clientAddress)).length;
      return held >= limits.socketsPerNetwork ? '429 Too Many Requests' : null;
    },
    connect(socket: WebSocket, clientAddress: string): RealtimeClient {
      const network = networkOf(clientAddress);
      const client = { socket, network, token: null, topics: new Map(), lastHeard: Date.now() };
      clients.add(client);
      return client;
    },
    disconnect(client: RealtimeClient): void {
      clients.delete(client);
    },
    mayJoin({ network, topics }: RealtimeClient, topic: string): boolean {
      const joined = ofNetwork(network).reduce((sum, client) => sum + client.topics.size, 0);
      return topics.has(topic) || joined < limits.topicsPerNetwork;
    },
    /** Disconnects silent clients: a phone that loses its network closes nothing. */
    terminateIdle(): void {
      for (const { socket, lastHeard } of clients) if (Date.now() - lastHeard > limits.idleTimeout) socket.terminate();
    },
  };
}
