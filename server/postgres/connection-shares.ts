import type { ConcurrencyBounds } from '../api/requests/concurrency-limit.ts';

/** Connections for this server's own queries: webhooks, schedule, cancellations, sign-ins. */
export const OWN_CONNECTIONS = 4;
export const API_CONNECTIONS = 12;

/** Simultaneous requests of visitors and of accounts that are no members. */
export const STRANGERS: ConcurrencyBounds = { ofNetwork: 4, total: 5 };
/** Simultaneous functions, each with one connection at most. The other connections are for members and this server. */
export const FUNCTIONS: ConcurrencyBounds = { ofNetwork: 3, total: 4 };
export const MEMBERS: ConcurrencyBounds = { ofNetwork: 6, total: Infinity };
