import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { forgetLists } from '../core/editing/list-cache.ts';
import { forgetUser } from '../gateway/browser/session.ts';
import type { UnsentText } from './editor/saving/unsent-texts.ts';
import { endGuards, leaveBy } from './leaving.ts';
import type { SharedServices } from './services.ts';
import { onSignedOutElsewhere, tellSignedOut } from './session/sign-out-channel.ts';
import { $access } from './session/store.ts';
import { SHELL_COPY } from './shell/copy.ts';
import { SIGN_IN_ADDRESS } from './sign-in/wanted-screen.ts';

interface KeptTexts {
  texts: UnsentText[];
  written: ReadonlySet<string>;
}

export interface SignedInAccount {
  userId: string;
  signOut(): Promise<void>;
  /** Loads the code for kept texts on demand, because the list does not need it. */
  loadKeptTexts(): Promise<{
    allTexts(userId: string): Promise<KeptTexts>;
    forgetKeptTexts(userId: string): Promise<void>;
  }>;
}

/** Signs out in all tabs of a computer that may be shared, after at most one question about texts that only this computer has. */
export function useSigningOut({ storage, toasts }: SharedServices, account: SignedInAccount) {
  const { userId } = account;
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [unsent, setUnsent] = useState<KeptTexts | null>(null);

  /** Removes all data of the account from the screen and the page. */
  const clear = async () => {
    setUnsent(null);
    // Unsaved text stays on this computer: the user was asked before signing out.
    endGuards();
    $access.set('denied');
    await queries.cancelQueries();
    queries.clear();
    forgetLists(storage);
    toasts.tell(SHELL_COPY.signedOut);
    navigate(SIGN_IN_ADDRESS);
  };
  const leave = async () => {
    await account.signOut();
    tellSignedOut(userId);
    await clear();
  };
  const followOtherTab = useEffectEvent(() => {
    forgetUser();
    void clear();
  });
  useEffect(() => onSignedOutElsewhere(userId, followOtherTab), [userId]);
  const forget = async () => (await account.loadKeptTexts()).forgetKeptTexts(userId);

  return {
    /** Texts that the question is about; null for none. */
    unsent,
    stay: () => setUnsent(null),
    leave,
    forget,
    async ask() {
      const kept = await textsOf(account);
      const isAsked = kept?.texts.some(({ sessionId }) => kept.written.has(sessionId)) ?? false;
      if (isAsked) return setUnsent(kept);
      // A screen may hold data that this computer does not keep, such as an uploading picture.
      leaveBy(() => {
        if (kept && kept.texts.length > 0) setUnsent(kept);
        else void leaveNothing(kept);
      });
    },
  };

  async function leaveNothing(kept: KeptTexts | null) {
    // Texts that the server has are removed; texts that could not be read stay.
    if (kept) await forget().catch(() => {});
    await leave();
  }
}

/** Returns the kept texts of an account; null when they cannot be read. Unread texts stay, and are offered at the next visit. */
async function textsOf({ userId, loadKeptTexts }: SignedInAccount): Promise<KeptTexts | null> {
  try {
    return await (await loadKeptTexts()).allTexts(userId);
  } catch {
    return null;
  }
}
