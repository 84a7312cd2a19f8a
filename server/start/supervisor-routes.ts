import type { OperationEndpoint } from '../operate/operation-endpoint.ts';
import { answerHook, type HookDependencies } from '../publisher/hook.ts';
import { HOOK_PATH, isOperationPath } from '../http/dynamic-paths.ts';

/** The parts that answer for the supervisor. */
export interface SupervisorParts {
  /** Answers monitoring. */
  operation: OperationEndpoint;
  /** Takes the webhook of publications; rejects where nothing can be published. */
  hook: Promise<HookDependencies>;
  /** Has a file made again whose bytes are damaged. */
  mend(file: string): void;
}

/** Answers what the web process hands on or asks: monitoring, and the publish webhook. */
export function supervisorRoutes({ operation, hook }: Pick<SupervisorParts, 'operation' | 'hook'>) {
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
