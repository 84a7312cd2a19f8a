import { Route, Switch } from 'wouter';
import { INVITATION_ADDRESS } from '../../core/site/addresses.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import { InvitationScreen } from './InvitationScreen.tsx';
import { PasswordScreen } from './PasswordScreen.tsx';

/** Screens of mailed links, which work signed in or not. */
export function LinkScreens(services: { database: BrowserDatabase; toasts: Toasts }) {
  return (
    <Switch>
      <Route path={INVITATION_ADDRESS}>
        <InvitationScreen {...services} />
      </Route>
      <Route>
        <PasswordScreen {...services} />
      </Route>
    </Switch>
  );
}
