import { CopiedField } from '../copied-field/CopiedField.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { TEAM_COPY as COPY } from './copy.ts';

/** A link for one person, which the server shows once. */
export interface SharedLink {
  kind: 'invitation' | 'password';
  address: string;
  email: string;
  isMailed: boolean;
}

export function SharedLinkDialog({ link, onClose }: { link: SharedLink; onClose: () => void }) {
  return (
    <Dialog title={COPY.linkTitle[link.kind]} onClose={onClose}>
      <p className="people-name">
        <strong>{link.email}</strong>
      </p>
      <p>{link.isMailed ? COPY.mailed(link.email) : COPY.notMailed}</p>
      <CopiedField label={COPY.link} value={link.address} copy={COPY.copy}>
        <p>{COPY.linkAdvice[link.kind]}</p>
      </CopiedField>
      <p className="screen-actions">
        <button type="button" className="button" onClick={onClose}>
          {COPY.close}
        </button>
      </p>
    </Dialog>
  );
}
