import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { forgetLists } from '../core/editing/list-cache.ts';
import { signOut } from '../gateway/browser/authentication.ts';
import { signedInUser } from '../gateway/browser/session.ts';
import type { UnsentText } from './editor/saving/unsent-texts.ts';
import type { BackOfficeServices } from './services.ts';
import { $access } from './session/store.ts';
import { SHELL_COPY } from './shell/copy.ts';
import { SIGN_IN_ADDRESS } from './sign-in/wanted-screen.ts';

interface KeptTexts {
  texts: UnsentText[];
  /** The chains of those that are being written in a tab. */
  written: ReadonlySet<string>;
}

/** Signs out of a computer that may be shared: once it is known what becomes of the texts that only it has. */
export function useSigningOut({ storage, toasts }: BackOfficeServices) {
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [unsent, setUnsent] = useState<KeptTexts | null>(null);
  const userId = signedInUser()?.id ?? '';

  const leave = async () => {
    setUnsent(null);
    await signOut();
    $access.set('denied');
    await queries.cancelQueries();
    queries.clear();
    forgetLists(storage);
    toasts.tell(SHELL_COPY.signedOut);
    navigate(SIGN_IN_ADDRESS);
  };
  const forget = async () => (await import('./unsent/kept-texts.ts')).forgetKeptTexts(userId);

  return {
    /** The texts about which whoever signs out is to be asked; null for none. */
    unsent,
    stay: () => setUnsent(null),
    leave,
    forget,
    async ask() {
      const kept = await textsOf(userId);
      if (kept && kept.texts.length > 0) return setUnsent(kept);
      // Nobody needs what the server has; what could not be read stays.
      if (kept) await forget().catch(() => {});
      await leave();
    },
  };
}

/** Null where they cannot be read: they are kept, and offered at the next visit. */
async function textsOf(userId: string): Promise<KeptTexts | null> {
  try {
    return await (await import('./unsent/kept-texts.ts')).allTexts(userId);
  } catch {
    return null;
  }
}
