import type { Claims } from './core/configuration.ts';
import type { Page } from './core/site/pages.ts';
import type { Tracker } from './core/tracking/tracker.ts';

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_SUPABASE_URL?: string;
    readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY?: string;
    readonly PUBLIC_SIGNUP_URL?: string;
    /** Written by astro.config.mjs, checked already. */
    readonly CLAIMS?: Claims;
    readonly TRACKER?: Tracker | null;
  }

  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }

  namespace App {
    interface Locals {
      /** The page to render, where its renderer knows it already. */
      page?: Page;
      /** Hears why the page throws. */
      onFailure?: (error: unknown) => void;
    }
  }
}
