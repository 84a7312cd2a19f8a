import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useEditorTools } from './editor-tools.ts';
import { lazyWithRetry } from '../lazy-with-retry.tsx';

// Each dialog loads when it is first opened: many corrections need none of them.
const LinkDialog = lazyWithRetry(() => import('./links/LinkDialog.tsx'));
const PictureDialog = lazyWithRetry(() => import('./pictures/PictureDialog.tsx'));
const EmbedDialog = lazyWithRetry(() => import('./embeds/EmbedDialog.tsx'));
const TableDialog = lazyWithRetry(() => import('./tables/TableDialog.tsx'));
const SourceDialog = lazyWithRetry(() => import('./source/SourceDialog.tsx'));
const ShortcutsDialog = lazyWithRetry(() => import('./shortcuts/ShortcutsDialog.tsx'));

/** Open dialog, if any. Takes the focus from the text while the dialog loads, and returns it when the dialog is closed. */
export function PanelHost() {
  const { editor, $panel } = useEditorTools();
  const panel = useStore($panel);
  const isDialogOpen = panel !== null && panel.kind !== 'find';
  useEffect(() => {
    // Keys typed before the dialog has loaded would otherwise go into the text.
    if (isDialogOpen) editor.view.dom.blur();
  }, [editor, isDialogOpen]);
  const close = () => {
    $panel.set(null);
    editor.commands.focus();
  };
  if (!isDialogOpen) return null;
  return (
    <>
      {panel.kind === 'link' && <LinkDialog close={close} />}
      {panel.kind === 'picture' && <PictureDialog files={panel.files} close={close} />}
      {panel.kind === 'embed' && <EmbedDialog close={close} />}
      {panel.kind === 'table' && <TableDialog close={close} />}
      {panel.kind === 'source' && <SourceDialog close={close} />}
      {panel.kind === 'shortcuts' && <ShortcutsDialog close={close} />}
    </>
  );
}
