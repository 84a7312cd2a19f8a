import { SHARING_COPY } from './copy.ts';

interface Props {
  /** Line shared with the link, to make readers curious. */
  text: string;
  /** Address to share, if not the page's own. */
  address?: string;
}

/** Buttons for sharing, hidden until `offerSharing` gets the element with the class `share-buttons`. */
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
