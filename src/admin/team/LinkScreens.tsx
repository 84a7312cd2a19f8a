import { useSyncExternalStore } from 'react';
import { Route, Switch } from 'wouter';
import { INVITATION_ADDRESS } from '../../core/site/addresses.ts';
import { tokenIn } from '../../core/text/fragment-token.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import { InvitationScreen } from './InvitationScreen.tsx';
import { PasswordScreen } from './PasswordScreen.tsx';

/** Screens of mailed links, which work signed in or not. Another link in the same tab changes only the fragment. */
export function LinkScreens(services: { database: BrowserDatabase; toasts: Toasts }) {
  const fragment = useSyncExternalStore(onFragment, () => location.hash);
  const token = tokenIn(fragment);
  return (
    <Switch>
      <Route path={INVITATION_ADDRESS}>
        <InvitationScreen key={fragment} token={token} {...services} />
      </Route>
      <Route>
        <PasswordScreen key={fragment} token={fragment.length > 1 ? token : null} {...services} />
      </Route>
    </Switch>
  );
}

function onFragment(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
