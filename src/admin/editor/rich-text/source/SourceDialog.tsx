import { useId, useState } from 'react';
import { useGuardedClose } from '../../../dialog/use-guarded-close.ts';
import { DialogActions, FormDialog } from '../FormDialog.tsx';
import { cleanedForEditing, wouldChange } from '../document/differences.ts';
import { useEditorTools } from '../editor-tools.ts';
import { SOURCE_COPY } from './copy.ts';
import { markupFaults } from './markup-faults.ts';

interface Report {
  /** Message that this HTML lacks text added since the dialog was opened; empty when nothing was added. */
  missing: string[];
  faults: string[];
  /** Content that the editor would not keep. */
  losses: string[];
}

/** Edits the text as HTML. Shows problems before the HTML is applied. */
export default function SourceDialog({ close }: { close: () => void }) {
  const { text, isProtected } = useEditorTools();
  const [before] = useState(() => text.html());
  const [html, setHtml] = useState(before);
  const [report, setReport] = useState<Report | null>(null);
  const id = useId();
  const cancel = useGuardedClose(html !== before, SOURCE_COPY.unapplied, close);

  const submit = () => {
    if (html === before) return close();
    const losses = wouldChange(html).map(({ description }) => description);
    const next: Report = {
      missing: text.html() === before ? [] : [SOURCE_COPY.arrived],
      faults: markupFaults(html).map(SOURCE_COPY.fault),
      losses: isProtected ? [] : losses,
    };
    const isClear = Object.values(next).every((texts: string[]) => texts.length === 0);
    const wasReported = report !== null && report.missing.length === next.missing.length;
    if (!isClear && !wasReported) return setReport(next);
    close();
    text.replace(isProtected || losses.length === 0 ? html : cleanedForEditing(html));
  };

  return (
    <FormDialog title={SOURCE_COPY.title} close={cancel} submit={submit} isWide>
      <div className="field panel-source">
        <label htmlFor={id}>{SOURCE_COPY.label}</label>
        <textarea
          id={id}
          rows={18}
          spellCheck={false}
          autoCapitalize="off"
          value={html}
          aria-describedby={`${id}-hint ${id}-report`}
          onChange={({ target }) => {
            setHtml(target.value);
            setReport(null);
          }}
        />
        <p id={`${id}-hint`} className="field-hint">
          {isProtected ? SOURCE_COPY.protectedHint : SOURCE_COPY.hint}
        </p>
      </div>
      <div id={`${id}-report`} role="alert">
        {report && <Faults title={SOURCE_COPY.missing} texts={report.missing} />}
        {report && <Faults title={SOURCE_COPY.faults} texts={report.faults} />}
        {report && <Faults title={SOURCE_COPY.losses} texts={report.losses} />}
      </div>
      <DialogActions label={report ? SOURCE_COPY.applyAnyway : SOURCE_COPY.apply} cancel={cancel} />
    </FormDialog>
  );
}

function Faults({ title, texts }: { title: string; texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="panel-report">
      <h3>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
