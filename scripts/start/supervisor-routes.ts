import { readFile } from 'node:fs/promises';
import type { OperationEndpoint } from '../operate/operation-endpoint.ts';
import { answerHook, type HookDependencies } from '../publisher/hook.ts';
import { HOOK_PATH, isOperationPath } from '../server/dynamic-paths.ts';
import { keyInAddress } from '../../src/core/site/social-picture.ts';

/** What the supervisor answers with. */
export interface SupervisorParts {
  /** Answers monitoring. */
  operation: OperationEndpoint;
  /** Takes the webhook of publications; rejects where nothing can be published. */
  hook: Promise<HookDependencies>;
  /** Finds the file of a social picture by its key, once it is drawn. */
  picture(key: string): Promise<string | null>;
}

/** Answers what the web process hands on or asks: monitoring, the publish webhook, social pictures. */
export function supervisorRoutes({ operation, hook, picture }: SupervisorParts) {
  return async (request: Request, clientAddress: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (isOperationPath(pathname)) return operation(request, clientAddress);
    if (pathname === HOOK_PATH) {
      const dependencies = await hook.catch(() => null);
      if (!dependencies) return Response.json({ message: 'The database is not running' }, { status: 503 });
      return answerHook(request, dependencies);
    }
    const key = keyInAddress(pathname);
    const file = key === null ? null : await picture(key);
    const bytes = file === null ? null : await readFile(file).catch(() => null);
    return bytes === null ? new Response(null, { status: 404 }) : new Response(bytes);
  };
}
