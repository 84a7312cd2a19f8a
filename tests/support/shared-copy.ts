import type { TestProject } from 'vitest/node';
import { newInstallation } from './installation.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A running copy that has an administrator. Several files change it at once, each file only its own rows. */
    sharedCopy: { url: string; directory: string };
  }
}

/**
 * Starts one copy for every file of a project that neither stops, breaks nor fills the site. The nightly project has a copy of its
 * own, because its files use the same names.
 */
export default async function startSharedCopy(project: TestProject): Promise<() => Promise<void>> {
  const { publishedCopy } = project.vitest.getRootProject().getProvidedContext();
  const installation = await newInstallation(publishedCopy);
  try {
    await installation.start();
    const first = await installation.member('premiere@exemple.fr');
    await first.rpc('claim_first_admin').throwOnError();
  } catch (error) {
    await installation.remove();
    throw error;
  }
  const { url, directory } = installation;
  project.provide('sharedCopy', { url, directory });
  return () => installation.remove();
}
