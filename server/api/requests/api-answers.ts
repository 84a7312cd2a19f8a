import type { App } from '@supabase/lite';
import { networksOf } from '../../../supabase/functions/_shared/client-network.ts';
import { isApiPath } from '../../http/dynamic-paths.ts';
import { answerRefusal } from '../../http/refusal.ts';
import { FUNCTIONS, MEMBERS } from '../../postgres/connection-shares.ts';
import type { AccountCall } from '../accounts/accounts.ts';
import type { CallerCheck } from '../accounts/callers.ts';
import type { EdgeFunctions } from '../functions/functions.ts';
import { answerConditions } from '../storage/conditional-file.ts';
import { listWithinFolder } from '../storage/listed-files.ts';
import { withoutOwners } from '../storage/stored-file-owners.ts';
import { runForClient } from './client-signal.ts';
import { concurrencyLimit, TooManyRequests } from './concurrency-limit.ts';
import { checkNamesAndPreferences, receiveRequest } from './request-checks.ts';
import { answerUnsupported } from './unsupported.ts';

export interface ApiParts {
  /** The embedded Supabase. */
  api: Pick<App, 'fetch'>;
  accounts(call: AccountCall): Promise<Response>;
  functions: Pick<EdgeFunctions, 'call'>;
  callerOf: CallerCheck;
  /** Limits simultaneous requests of strangers. */
  strangersInTurn: ReturnType<typeof concurrencyLimit>;
}

/** Checks each request of the API, and answers it once its client has a place. */
export function apiAnswers({ api, accounts, functions, callerOf, strangersInTurn }: ApiParts) {
  const membersInTurn = concurrencyLimit(MEMBERS);
  // Functions send requests to the API themselves. A limit of their own keeps them from waiting for each other.
  const functionsInTurn = concurrencyLimit(FUNCTIONS);
  // The storage looks for a file of the same name before it writes: two writes at once could both find none.
  const filesInTurn = concurrencyLimit({ ofNetwork: 1, total: 1, waiting: Infinity });

  async function callFunction(request: Request, address: URL, clientAddress: string): Promise<Response> {
    const checked = await checkNamesAndPreferences(request, address);
    if (checked instanceof Response) return checked;
    return functions.call(address.pathname.slice('/functions/v1/'.length), checked, clientAddress);
  }

  async function callApi(request: Request, address: URL): Promise<Response> {
    const checked = await checkNamesAndPreferences(request, address);
    if (checked instanceof Response) return checked;
    if (address.pathname.startsWith('/storage/v1/object/list/')) {
      return withoutOwners(await listWithinFolder(checked, async (list) => api.fetch(list)));
    }
    const isStorage = address.pathname.startsWith('/storage/v1/');
    const call = async () => api.fetch(checked);
    if (['GET', 'HEAD'].includes(request.method)) {
      const response = await runForClient(request.signal, call);
      return isStorage ? answerConditions(request, await withoutOwners(response)) : response;
    }
    // A write that has begun is not cancelled when its client disconnects.
    return isStorage ? withoutOwners(await filesInTurn([], request.signal, call)) : call();
  }

  return async (request: Request, address: URL, clientAddress: string): Promise<Response> => {
    // `..` segments may lead out of the API: `/rest/v1/../../`.
    if (!isApiPath(address.pathname)) return Response.json({ message: 'Not found' }, { status: 404 });
    const unsupported = answerUnsupported(address.pathname);
    if (unsupported) return unsupported;
    const isForFunction = address.pathname.startsWith('/functions/v1/');
    const isForAccounts = address.pathname.startsWith('/auth/v1/');
    const caller = await callerOf(request.headers);
    const received = await receiveRequest(request, address, caller);
    if (received instanceof Response) return received;
    // The product itself may send many requests at once: visitors' limits do not apply to it.
    if (caller === 'operator' && !isForFunction && !isForAccounts) return callApi(received, address);
    const callersInTurn = caller === 'stranger' ? strangersInTurn : membersInTurn;
    const inTurn = isForFunction ? functionsInTurn : callersInTurn;
    try {
      if (isForAccounts) return await accounts({ request: received, address, clientAddress, caller });
      return await inTurn(networksOf(clientAddress), request.signal, () =>
        isForFunction ? callFunction(received, address, clientAddress) : callApi(received, address),
      );
    } catch (error) {
      if (error instanceof TooManyRequests) {
        const message = 'Too many requests at once';
        const refusal = { status: 429, code: 'too_many_requests', message, headers: { 'Retry-After': '1' } };
        return answerRefusal(refusal, address.pathname);
      }
      // The client has disconnected: nobody reads this answer.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      throw error;
    }
  };
}
