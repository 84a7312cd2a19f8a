import { useId, useState } from 'react';
import { CopiedField } from '../../copied-field/CopiedField.tsx';
import { SHARE_COPY as COPY } from './copy.ts';
import { previewAddress, type PreviewLink, type PreviewLinks } from './preview-link.ts';

interface Props {
  articleId: string;
  isSaved: boolean;
  /** Must stay the same object. */
  links: PreviewLinks;
}

/** Creates, copies and revokes a link to the preview of an unpublished article. */
export function SharePreview({ articleId, isSaved, links }: Props) {
  const titleId = useId();
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [running, setRunning] = useState<'create' | 'revoke' | null>(null);
  const [said, say] = useState('');

  const attempt = async (action: 'create' | 'revoke', task: () => Promise<string>) => {
    if (running !== null) return;
    setRunning(action);
    say('');
    try {
      say(await task());
    } catch (error) {
      console.warn('The link to the preview could not be created or revoked', error);
      say(COPY.failed);
    } finally {
      setRunning(null);
    }
  };
  const create = () =>
    attempt('create', async () => {
      setLink(await links.create(articleId));
      return '';
    });
  const revoke = () =>
    attempt('revoke', async () => {
      await links.revoke(articleId);
      setLink(null);
      return COPY.revoked;
    });

  return (
    <section className="share-preview" aria-labelledby={titleId}>
      <h3 id={titleId}>{COPY.title}</h3>
      <p>{isSaved ? COPY.intro : COPY.notSaved}</p>
      {link && (
        <CopiedField key={link.token} label={COPY.label} value={previewAddress(link, location.origin)} copy={COPY}>
          <p>{COPY.expires(link.expiresAt)}</p>
        </CopiedField>
      )}
      {isSaved && (
        <p className="screen-actions">
          {!link && (
            <button type="button" className="chip" aria-disabled={running !== null} onClick={() => void create()}>
              {running === 'create' ? COPY.creating : COPY.create}
            </button>
          )}
          <button type="button" className="chip" aria-disabled={running !== null} onClick={() => void revoke()}>
            {COPY.revoke}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
