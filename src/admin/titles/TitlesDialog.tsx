import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { changesToApply, parseTitleChanges } from '../../core/editing/title-updates.ts';
import { forgetLists } from '../../core/editing/list-cache.ts';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useGuardedClose } from '../dialog/use-guarded-close.ts';
import { tellVisibleChange } from '../editor/publication/visible-changes.ts';
import { ARTICLES } from '../list/article-page.ts';
import { useServices } from '../services.ts';
import { LoadFailureLine } from '../shell/LoadFailure.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { TITLES_COPY as COPY } from './copy.ts';
import { TITLES, useTitleChanges, type TitleChanges } from './use-title-changes.ts';

/** Renames many articles at once: pasted or typed lines, a preview of the results, then one write. */
export function TitlesDialog({ onClose }: { onClose: () => void }) {
  const { renameArticles, toasts, storage } = useServices();
  const queries = useQueryClient();
  const changes = useTitleChanges();
  const [lines, setLines] = useState('');
  const [isApplying, setApplying] = useState(false);
  const [appliedTimes, setAppliedTimes] = useState(0);
  const ready = changesToApply(changes.rows, changes.states);
  const count = changes.states.filter((state) => state === 'found').length;

  const hasWords = [lines, ...changes.rows.flatMap((row) => [row.oldTitle, row.newTitle])].some((text) => text.trim());
  const close = useGuardedClose(hasWords, COPY.unapplied, onClose);
  const closeWhenEmpty = useEffectEvent(() => {
    if (!hasWords) onClose();
  });
  useEffect(() => {
    if (appliedTimes > 0) closeWhenEmpty();
  }, [appliedTimes]);

  const forgetTitles = () => {
    forgetLists(storage);
    for (const key of [ARTICLES, TITLES]) void queries.invalidateQueries({ queryKey: [key] });
  };
  const apply = async () => {
    if (isApplying || ready.length === 0) return;
    setApplying(true);
    try {
      const { updatedCount, notFoundTitles, publicationId } = await renameArticles(
        ready.map((row) => ({ oldTitle: changes.presentTitle(row), newTitle: row.newTitle })),
      );
      forgetTitles();
      if (publicationId !== null) tellVisibleChange({ change: 'rename', publicationId });
      toasts.tell(COPY.updated(updatedCount));
      changes.drop(ready.filter((row) => !notFoundTitles.includes(changes.presentTitle(row))));
      setAppliedTimes((times) => times + 1);
      if (notFoundTitles.length === 0) return;
      toasts.warn({
        text: COPY.notFound(notFoundTitles.length),
        advice: notFoundTitles.join(' · '),
        close: COPY.close,
      });
    } catch (error) {
      console.error('Changing the titles failed, or its answer was lost', error);
      tellVisibleChange(null);
      const isRefused = error instanceof GatewayError && error.kind !== 'unreachable';
      const { unchanged, unknown } = COPY.failedAdvice;
      toasts.warn({ text: COPY.failed, advice: isRefused ? unchanged : unknown, close: COPY.close });
      if (!isRefused) forgetTitles();
    } finally {
      setApplying(false);
    }
  };

  return (
    <Dialog title={COPY.title} onClose={close} isWide>
      <PasteField text={lines} setText={setLines} add={changes.add} />
      {changes.rows.length > 0 && <ChangeTable {...changes} />}
      <p>
        <button type="button" className="chip" onClick={() => changes.add([{ oldTitle: '', newTitle: '' }])}>
          {COPY.addRow}
        </button>
      </p>
      {changes.hasFailed && <LoadFailureLine text={COPY.notChecked} button={COPY.retry} retry={changes.retry} />}
      <p role="status">{COPY.summary(count)}</p>
      <p className="screen-actions">
        <button
          type="button"
          className="button"
          aria-disabled={isApplying || ready.length === 0}
          onClick={() => void apply()}
        >
          {isApplying ? COPY.applying : COPY.apply}
        </button>
        <button type="button" className="button button-quiet" onClick={close}>
          {COPY.close}
        </button>
      </p>
    </Dialog>
  );
}

interface PasteFieldProps extends Pick<TitleChanges, 'add'> {
  text: string;
  setText: (text: string) => void;
}

/** Takes pasted lines; lines without a readable change stay in the field. */
function PasteField({ text, setText, add }: PasteFieldProps) {
  const [unreadable, setUnreadable] = useState<string[]>([]);
  const read = () => {
    const parsed = parseTitleChanges(text);
    add(parsed.changes);
    setUnreadable(parsed.unreadable);
    setText(parsed.unreadable.join('\n'));
  };
  return (
    <div className="field">
      <label htmlFor="title-lines">{COPY.paste}</label>
      <textarea
        id="title-lines"
        value={text}
        aria-describedby="title-lines-hint title-lines-error"
        aria-invalid={unreadable.length > 0}
        onChange={({ target }) => setText(target.value)}
      />
      <p id="title-lines-hint" className="field-hint">
        {COPY.hint}
      </p>
      <p id="title-lines-error" className="field-error" role="alert">
        {unreadable.length > 0 && COPY.unreadable(unreadable)}
      </p>
      <p>
        <button type="button" className="chip" onClick={read}>
          {COPY.add}
        </button>
      </p>
    </div>
  );
}
