import { useState } from 'react';
import type { Role } from '../../core/team/roles.ts';
import { $access, grantAccess } from '../session/store.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { SHELL_COPY } from '../shell/copy.ts';
import { SECOND_FACTOR_COPY as COPY } from './copy.ts';
import { FactorSetUp } from './FactorSetUp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
  readRole: () => Promise<Role | null>;
  signOut: () => Promise<void>;
}

/** The only screen of an administrator who must turn on a second factor first. */
export function SetUpScreen({ readRole, signOut }: Props) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [error, setError] = useState('');
  const leave = async () => {
    await signOut();
    $access.set('denied');
  };
  const openBackOffice = async () => {
    setError('');
    const role = await readRole();
    if (role) grantAccess(role);
    else setError(COPY.notOpened);
  };
  return (
    <section className="screen account">
      <ScreenTitle text={COPY.firstTitle} />
      {codes ? (
        <RecoveryCodes Title="h2" codes={codes} done={() => void openBackOffice()} />
      ) : (
        <>
          <p>{COPY.firstText}</p>
          <FactorSetUp onCodes={(made) => (made.length > 0 ? setCodes(made) : void openBackOffice())} />
        </>
      )}
      <p role="alert" className="field-error">
        {error}
      </p>
      <p>
        <button type="button" className="chip" onClick={() => void leave()}>
          {SHELL_COPY.signOut}
        </button>
      </p>
    </section>
  );
}
