import type { MiddlewareHandler } from 'astro';

/** Passes on the error of a page, which Astro's answer would hide. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.onFailure?.(error);
    throw error;
  }
};
