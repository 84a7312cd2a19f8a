import type { Page } from './core/site/pages.ts';

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_SUPABASE_URL?: string;
    readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY?: string;
    readonly PUBLIC_SIGNUP_URL?: string;
    readonly PUBLIC_TRACKER_URL?: string;
    readonly PUBLIC_TRACKER_ID?: string;
    readonly PUBLIC_TRACKER_VERSION?: string;
    readonly CONTEST_MODE?: string;
  }

  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }

  namespace App {
    interface Locals {
      /** The page to render, where its renderer knows it already. */
      page?: Page;
    }
  }
}
