import { useEffect } from 'react';
import { PublicationStatus, type PublicationStatusProps } from './PublicationStatus.tsx';
import { forgetChange, showInPlace } from './visible-changes.ts';

/** Status of a publication on the screen that requested it; after leaving, the status above all screens takes over. */
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
