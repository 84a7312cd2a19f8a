import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
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

/** Navigation and account. A narrow screen shows them below a button, until the member has gone to another address. */
export function ShellHeader({ email, signOut, children }: Props) {
  const permissions = usePermissions();
  const address = `${useLocation()[0]}?${useSearch()}`;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === address;
  const menu = useRef<HTMLButtonElement>(null);
  // The closing menu hides the link that had the focus. The menu's button takes the focus, and then the title of another screen.
  useEffect(() => {
    if (openedAt !== null && openedAt !== address) menu.current?.focus({ preventScroll: true });
  }, [openedAt, address]);
  return (
    <header className="shell-header" data-open={isOpen}>
      <button
        ref={menu}
        type="button"
        className="chip shell-menu-button"
        aria-expanded={isOpen}
        aria-controls="shell-navigation shell-account"
        onClick={() => setOpenedAt(isOpen ? null : address)}
      >
        {COPY.navigation}
      </button>
      <nav id="shell-navigation" aria-label={COPY.navigation}>
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
      <p id="shell-account">
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
