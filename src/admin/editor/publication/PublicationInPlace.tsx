import { useEffect } from 'react';
import { PublicationStatus, type PublicationStatusProps } from './PublicationStatus.tsx';
import { forgetChange, showInPlace } from './visible-changes.ts';

/**
 * Status of a publication on the screen that requested it. When the member leaves that screen, the status above all screens
 * replaces it.
 */
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
