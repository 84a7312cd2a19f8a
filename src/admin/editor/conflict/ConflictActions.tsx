import { useState, type ReactNode } from 'react';
import { CONFLICT_COPY } from './copy.ts';

interface Props {
  /** Each of these three settles the conflict. Its promise resolves once that is done, or has failed and may be tried again. */
  keepMine(): Promise<unknown>;
  takeTheirs(): Promise<unknown>;
  keepMerged(): Promise<unknown>;
  /** Differences that wait for a choice before the merged text can be kept. */
  countOpen: number;
  /** Leads to the first difference that waits for a choice. */
  showOpen(): void;
  isMerging: boolean;
  setMerging(isMerging: boolean): void;
  children: ReactNode;
}

/**
 * Buttons that settle a conflict. While one works, the others do nothing. The one that discards the writer's text asks for
 * confirmation.
 */
export function ConflictActions({ isMerging, setMerging, countOpen, showOpen, children, ...answers }: Props) {
  const { keepMine, takeTheirs, keepMerged } = answers;
  const [isWorking, setWorking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const doing = (action: () => Promise<unknown>) => () => {
    setWorking(true);
    void action().finally(() => setWorking(false));
  };
  const button = (label: string, onClick: () => void, isMain = false) => (
    <button
      type="button"
      className={isMain ? 'button button-small' : 'button button-quiet button-small'}
      aria-disabled={isWorking}
      onClick={() => !isWorking && onClick()}
    >
      {label}
    </button>
  );

  if (isAsking) {
    return (
      <>
        <p role="alert">{CONFLICT_COPY.takeTheirsQuestion}</p>
        {button(CONFLICT_COPY.confirmTakeTheirs, doing(takeTheirs))}
        {button(CONFLICT_COPY.cancel, () => setAsking(false))}
        {children}
      </>
    );
  }
  if (isMerging) {
    return (
      <>
        {button(CONFLICT_COPY.keepMerged, countOpen > 0 ? showOpen : doing(keepMerged), true)}
        {button(CONFLICT_COPY.endMerge, () => setMerging(false))}
        <p role="status">{isWorking ? CONFLICT_COPY.working : countOpen > 0 && CONFLICT_COPY.stillOpen(countOpen)}</p>
      </>
    );
  }
  return (
    <>
      {button(CONFLICT_COPY.keepMine, doing(keepMine))}
      {button(CONFLICT_COPY.takeTheirs, () => setAsking(true))}
      {button(CONFLICT_COPY.merge, () => setMerging(true))}
      {children}
      <p role="status">{isWorking && CONFLICT_COPY.working}</p>
    </>
  );
}
