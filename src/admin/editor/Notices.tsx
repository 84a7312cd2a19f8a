import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { ConflictDialog, type ConflictOpener } from './conflict/ConflictDialog.tsx';
import type { EditingSession } from './editing-session.ts';
import { useEditorServices } from './editor-services.ts';
import { Obstacles } from './Obstacles.tsx';
import { RecoveryBanner } from './recovery/RecoveryBanner.tsx';
import { offerTextUndo } from './recovery/offer-text-undo.ts';

interface Props {
  session: EditingSession;
  /** Receives a function that opens the conflict's two texts. */
  conflictDialog: RefObject<ConflictOpener | null>;
}

export function Notices({ session, conflictDialog }: Props) {
  const conflict = useStore(session.$conflict);
  const recovered = useStore(session.$recovered);
  const obstacles = useStore(session.$obstacles);
  const { toasts } = useEditorServices();
  return (
    <div className="editor-notices">
      <Obstacles
        articleId={session.articleId}
        obstacles={obstacles}
        writeHere={() => session.writeHere()}
        restored={() => void session.save()}
      />
      {conflict && (
        <ConflictDialog
          ref={conflictDialog}
          conflict={conflict}
          present={() => session.form()}
          onKeepMine={() => session.keepMine()}
          onTakeTheirs={() => {
            const mine = session.form();
            void offerTextUndo(toasts, session.takeTheirs(), mine, 'tookTheirs');
          }}
          onMerge={(form) => {
            const mine = session.form();
            void offerTextUndo(toasts, session.replaceForm(form), mine, 'merged');
            return session.keepMine();
          }}
        />
      )}
      {recovered && (
        <RecoveryBanner
          recovered={recovered}
          present={() => session.form()}
          onUse={() => {
            const present = session.form();
            void offerTextUndo(toasts, session.useRecovered(), present, 'recovered');
          }}
          onDiscard={() => void offerTextUndo(toasts, session.discardRecovered(), recovered.form, 'discarded')}
        />
      )}
    </div>
  );
}
