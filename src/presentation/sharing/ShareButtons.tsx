import { SHARING_COPY } from './copy.ts';

interface Props {
  /** A line that makes one want to see it, which goes with the link. */
  text: string;
  /** The address to share, where it is not the page's own. */
  address?: string;
}

/** The ways of sharing, hidden until `offerSharing` is given the element that `.share-buttons` names. */
export function ShareButtons({ text, address }: Props) {
  const { native, copy, copied, refused } = SHARING_COPY;
  return (
    <div className="share-buttons" data-text={text} data-address={address} data-copied={copied} data-refused={refused}>
      <button type="button" className="chip" hidden>
        {native}
      </button>
      <button type="button" className="chip" hidden>
        {copy}
      </button>
      <p role="status" />
    </div>
  );
}
