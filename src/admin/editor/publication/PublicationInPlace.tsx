import { useEffect } from 'react';
import { PublicationStatus, type PublicationStatusProps } from './PublicationStatus.tsx';
import { forgetChange, showInPlace } from './visible-changes.ts';

/** The status of a publication on the screen where it was asked for; once that is left, it is followed above all screens. */
export function PublicationInPlace({ onOnline, ...status }: PublicationStatusProps) {
  useEffect(showInPlace, []);
  return (
    <PublicationStatus
      {...status}
      onOnline={() => {
        forgetChange();
        onOnline?.();
      }}
    />
  );
}
