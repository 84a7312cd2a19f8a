import { useId, useState } from 'react';
import { findEmbed } from '../../../../core/article/embed.ts';
import { embedCopy } from '../../../../presentation/embeds/copy.ts';
import { DialogActions, FormDialog } from '../FormDialog.tsx';
import { useEditorTools } from '../editor-tools.ts';
import { describeLink, linkFrom } from '../links/describe-link.ts';
import { EMBED_DIALOG_COPY } from './copy.ts';

/** Asks for the address of a player; an address of an unknown site becomes a link. */
export default function EmbedDialog({ close }: { close: () => void }) {
  const { editor } = useEditorTools();
  const [address, setAddress] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const embed = findEmbed(address);
  const href = linkFrom(address, location.host);
  const isEmpty = describeLink(address, location.host).kind === 'empty';

  const submit = () => {
    if (!embed && href === null) return setIsMissing(true);
    close();
    if (embed)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'embed', attrs: { src: embed.embedUrl } })
        .run();
    else {
      const marks = [{ type: 'link', attrs: { href } }];
      editor.chain().focus().insertContent({ type: 'text', text: address.trim(), marks }).run();
    }
  };
  const isRefused = !isEmpty && !embed && href === null;
  return (
    <FormDialog title={EMBED_DIALOG_COPY.title} close={close} submit={submit}>
      <div className="field">
        <label htmlFor={id}>{EMBED_DIALOG_COPY.address}</label>
        <input
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          aria-describedby={`${id}-hint ${id}-kind`}
          aria-invalid={isRefused || isMissing || undefined}
          onChange={({ target }) => {
            setAddress(target.value);
            setIsMissing(false);
          }}
        />
        <p id={`${id}-hint`} className="field-hint">
          {EMBED_DIALOG_COPY.hint}
        </p>
        <p id={`${id}-kind`} className={isRefused || isMissing ? 'field-error' : 'field-hint'} role="status">
          {isMissing && isEmpty && EMBED_DIALOG_COPY.missing}
          {isRefused && EMBED_DIALOG_COPY.refused}
          {embed && EMBED_DIALOG_COPY.known(embedCopy(embed).title)}
          {!embed && href !== null && EMBED_DIALOG_COPY.unknown}
        </p>
      </div>
      <DialogActions
        label={!embed && href !== null ? EMBED_DIALOG_COPY.insertLink : EMBED_DIALOG_COPY.insert}
        cancel={close}
      />
    </FormDialog>
  );
}
