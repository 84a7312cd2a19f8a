import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import {
  ACCOUNT_ADDRESS,
  APPLICATIONS_ADDRESS,
  CATEGORIES_ADDRESS,
  CONTEST_ENTRIES_ADDRESS,
  EDITOR_ADDRESS,
  JOURNAL_ADDRESS,
  LANDING_ADDRESS,
  SUBSCRIBERS_ADDRESS,
  TEAM_ADDRESS,
  TRASH_ADDRESS,
} from '../../core/site/addresses.ts';
import { usePermissions } from '../permissions.ts';
import { ReviewEntry } from './ReviewEntry.tsx';
import { SHELL_COPY as COPY } from './copy.ts';

interface Props {
  email: string;
  signOut: () => void;
  /** How the site is. */
  children?: ReactNode;
}

/** Header of every screen of the back office. */
export function ShellHeader({ email, signOut, children }: Props) {
  const { publishes, seesPeople, managesTeam, readsJournal } = usePermissions();
  return (
    <header className="shell-header">
      <nav aria-label={COPY.navigation}>
        <ul>
          <Entry address={EDITOR_ADDRESS} label={COPY.articles} />
          {publishes && <ReviewEntry />}
          {publishes && <Entry address={CATEGORIES_ADDRESS} label={COPY.categories} />}
          <Entry address={TRASH_ADDRESS} label={COPY.trash} />
          {seesPeople && (
            <>
              <Entry address={APPLICATIONS_ADDRESS} label={COPY.applications} />
              <Entry address={SUBSCRIBERS_ADDRESS} label={COPY.newsletter} />
              <Entry address={CONTEST_ENTRIES_ADDRESS} label={COPY.contest} />
            </>
          )}
          {managesTeam && <Entry address={TEAM_ADDRESS} label={COPY.team} />}
          {readsJournal && <Entry address={JOURNAL_ADDRESS} label={COPY.journal} />}
          <li>
            <a href={LANDING_ADDRESS}>{COPY.site}</a>
          </li>
        </ul>
      </nav>
      {children}
      <p>
        <span>{email}</span>
        <Link href={ACCOUNT_ADDRESS}>{COPY.account}</Link>
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
