import { QueryClient } from '@tanstack/react-query';
import { MAXIMUM_RETRIES, retryDelay } from '../core/retry/retry.ts';
import { GatewayError } from '../gateway/browser/gateway-error.ts';

/** Creates the query client with the retry policy of document 1, section 9; data is refetched each time it is shown. */
export function backOfficeQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 0,
        retry: (failures, error) => failures < MAXIMUM_RETRIES && isWorthAskingAgain(error),
        retryDelay: (attempt) => retryDelay(attempt, Math.random()),
      },
    },
  });
}

/** Whether a request without success is worth repeating: only when there was no answer, because a refusal is final. */
function isWorthAskingAgain(error: unknown): boolean {
  return !(error instanceof GatewayError) || error.kind === 'unreachable';
}
