import type { TestProject } from 'vitest/node';
import { newInstallation } from './installation.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A running copy that has an administrator. Several files change it at once: each only what is its own. */
    sharedCopy: { url: string; directory: string };
  }
}

/** Starts one copy for every file that neither stops, breaks nor fills the site. */
export default async function startSharedCopy({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if ('sharedCopy' in run.getProvidedContext()) return undefined;
  const installation = await newInstallation(run.getProvidedContext().publishedCopy);
  try {
    await installation.start();
    const first = await installation.member('premiere@exemple.fr');
    await first.rpc('claim_first_admin').throwOnError();
  } catch (error) {
    await installation.remove();
    throw error;
  }
  const { url, directory } = installation;
  run.provide('sharedCopy', { url, directory });
  return () => installation.remove();
}
