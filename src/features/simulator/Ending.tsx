import { useEffect, useRef } from 'react';
import { endingAddress, type EndingId } from '../../core/simulator/endings.ts';
import { offerSharing } from '../../presentation/sharing/offer-sharing.ts';
import type { GameData } from './game-data.ts';
import { ShareButtons } from '../../presentation/sharing/ShareButtons.tsx';

interface Props {
  data: Pick<GameData, 'copy' | 'contestLink'>;
  ending: EndingId;
  teaser: string;
  isWon: boolean;
}

/** Actions at an ending: sharing, and the contest after a won evening. */
export function Ending({ data: { copy, contestLink }, ending, teaser, isWon }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = element.current?.querySelector<HTMLElement>('.share-buttons');
    if (buttons) offerSharing(buttons);
  }, []);
  const address = endingAddress(ending);
  return (
    <div className="ending" ref={element}>
      {isWon && (
        <a className="button" href={copy.contestAddress}>
          {contestLink}
        </a>
      )}
      <p>
        {copy.share} <a href={address}>{copy.endingPage}</a>
      </p>
      <ShareButtons text={teaser} address={address} />
    </div>
  );
}
