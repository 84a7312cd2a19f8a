import type { OperationEndpoint } from '../operate/operation-endpoint.ts';
import { answerHook, type HookDependencies } from '../publisher/hook.ts';
import { HOOK_PATH, isOperationPath } from '../http/dynamic-paths.ts';

export interface SupervisorServices {
  operation: OperationEndpoint;
  /** Resolves when the database runs; rejects when it could not start. */
  hook: Promise<HookDependencies>;
}

/** Answers the requests that the web server hands on to the supervisor. */
export function supervisorRoutes({ operation, hook }: SupervisorServices) {
  return async (request: Request, clientAddress: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (isOperationPath(pathname)) return operation(request, clientAddress);
    if (pathname === HOOK_PATH) {
      const dependencies = await hook.catch(() => null);
      if (!dependencies) return Response.json({ message: 'The database is not running' }, { status: 503 });
      return answerHook(request, dependencies);
    }
    return new Response(null, { status: 404 });
  };
}
