import type { Claims } from './core/configuration.ts';
import type { Page } from './core/site/pages.ts';
import type { Tracker } from './core/tracking/tracker.ts';

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_SUPABASE_URL?: string;
    readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY?: string;
    readonly PUBLIC_SIGNUP_URL?: string;
    /** Checked by astro.config.mjs, which writes it into the build. */
    readonly CLAIMS?: Claims;
    readonly TRACKER?: Tracker | null;
  }

  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }

  namespace App {
    interface Locals {
      /** Page to render, set by the publisher's renderer; `astro build` sets none. */
      page?: Page;
      /** Receives the error of a page that cannot be rendered. */
      onFailure?: (error: unknown) => void;
    }
  }
}
