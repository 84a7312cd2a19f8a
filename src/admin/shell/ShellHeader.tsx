import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { EDITOR_ADDRESS, LANDING_ADDRESS } from '../../core/site/addresses.ts';
import { usePermissions } from '../permissions.ts';
import { NAVIGATION } from '../screens.ts';
import { ACCOUNT_SCREEN } from '../team/screens.ts';
import { ReviewEntry } from './ReviewEntry.tsx';
import { SHELL_COPY as COPY } from './copy.ts';

interface Props {
  email: string;
  signOut: () => void;
  /** Status of the site. */
  children?: ReactNode;
}

export function ShellHeader({ email, signOut, children }: Props) {
  const permissions = usePermissions();
  return (
    <header className="shell-header">
      <nav aria-label={COPY.navigation}>
        <ul>
          <Entry address={EDITOR_ADDRESS} label={COPY.articles} />
          {permissions.publishes && <ReviewEntry />}
          {NAVIGATION.filter(({ permission }) => permission === undefined || permissions[permission]).map(
            ({ address, label }) => (
              <Entry key={address} address={address} label={label} />
            ),
          )}
          <li>
            <a href={LANDING_ADDRESS}>{COPY.site}</a>
          </li>
        </ul>
      </nav>
      {children}
      <p>
        <span>{email}</span>
        <Link href={ACCOUNT_SCREEN.address}>{ACCOUNT_SCREEN.label}</Link>
        <button type="button" className="chip" onClick={signOut}>
          {COPY.signOut}
        </button>
      </p>
    </header>
  );
}

function Entry({ address, label }: { address: string; label: string }) {
  const [location] = useLocation();
  return (
    <li>
      <Link href={address} aria-current={location === address ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
}
