import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Route } from 'playwright';

/**
 * Faults of a save on its way: the request is lost, its answer is lost, the answer never comes, the request arrives late or
 * twice, or the answer is an error status.
 */
export const NETWORK_FAULTS = [
  'lost',
  'answer-lost',
  'never',
  'late',
  'twice',
  '401',
  '413',
  '429',
  '500',
  '409',
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

const SAVES = '**/rest/v1/rpc/save_article*';
/** Milliseconds before a late save reaches the server. */
const LATE = 1500;

/** Intercepts a browser's saves. Each save meets the first fault of the returned list, which it removes. */
export async function interceptSaves(context: BrowserContext): Promise<NetworkFault[]> {
  const faults: NetworkFault[] = [];
  await context.route(SAVES, async (route) => {
    const fault = faults.shift();
    // A closed page cancels its requests.
    await (fault ? applyFault(route, fault) : route.continue()).catch(() => {});
  });
  return faults;
}

async function applyFault(route: Route, fault: NetworkFault): Promise<void> {
  switch (fault) {
    case 'lost':
      return route.abort('connectionreset');
    case 'answer-lost':
      await route.fetch();
      return route.abort('connectionreset');
    case 'never':
      await route.fetch();
      return undefined;
    case 'late':
      await route.abort('connectionreset');
      await sleep(LATE);
      await route.fetch();
      return undefined;
    case 'twice':
      await route.fetch();
      return route.fulfill({ response: await route.fetch() });
    default:
      return route.fulfill({ status: Number(fault), json: { code: 'PGRST000', message: 'A fault on purpose' } });
  }
}
