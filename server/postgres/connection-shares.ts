import type { ConcurrencyBounds } from '../api/requests/concurrency-limit.ts';

/** Connections to the database for this server's own queries: webhooks, schedule, cancellations, sign-ins. */
export const OWN_CONNECTIONS = 4;
/** Connections that answer requests. */
export const API_CONNECTIONS = 12;

/** Requests of all visitors and ordinary accounts that run at the same time. */
export const STRANGERS: ConcurrencyBounds = { ofNetwork: 4, total: 5 };
/** Functions that run at the same time: each asks for one connection at most. The rest is the members' and this server's. */
export const FUNCTIONS: ConcurrencyBounds = { ofNetwork: 3, total: 4 };
export const MEMBERS: ConcurrencyBounds = { ofNetwork: 6, total: Infinity };
