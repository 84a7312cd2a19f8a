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

/** Signs out of a computer that may be shared: once it is known what becomes of the texts that only it has. */
export function useSigningOut({ storage, toasts }: BackOfficeServices) {
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [unsent, setUnsent] = useState<UnsentText[]>([]);
  const userId = signedInUser()?.id ?? '';

  const leave = async () => {
    setUnsent([]);
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
    /** The texts about which whoever signs out is to be asked. */
    unsent,
    stay: () => setUnsent([]),
    leave,
    forget,
    async ask() {
      const texts = await textsOf(userId);
      if (texts && texts.length > 0) return setUnsent(texts);
      // Nobody needs what the server has; what could not be read stays.
      if (texts) await forget().catch(() => {});
      await leave();
    },
  };
}

/** Null where they cannot be read: they are kept, and offered at the next visit. */
async function textsOf(userId: string): Promise<UnsentText[] | null> {
  try {
    return await (await import('./unsent/kept-texts.ts')).allTexts(userId);
  } catch {
    return null;
  }
}
