import type { MiddlewareHandler } from 'astro';

/** Tells why a page throws: its answer would say no more than that it did. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.onFailure?.(error);
    throw error;
  }
};
