import { useId, useState } from 'react';
import { DialogActions, FormDialog } from '../FormDialog.tsx';
import { useEditorTools } from '../editor-tools.ts';
import { TABLE_COPY } from './copy.ts';

const MOST = { rows: 50, columns: 10 };
type Dimension = keyof typeof MOST;

export default function TableDialog({ close }: { close: () => void }) {
  const { editor } = useEditorTools();
  const id = useId();
  const [size, setSize] = useState({ rows: '3', columns: '3' });
  const [withHeaderRow, setWithHeaderRow] = useState(true);
  const countOf = (name: Dimension) => Math.min(Math.max(Math.round(Number(size[name])), 1), MOST[name]);
  const insert = () => {
    close();
    editor
      .chain()
      .focus()
      .insertTable({ rows: countOf('rows'), cols: countOf('columns'), withHeaderRow })
      .run();
  };
  const numberField = (name: Dimension) => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{TABLE_COPY[name]}</label>
      <input
        id={`${id}-${name}`}
        type="number"
        min={1}
        max={MOST[name]}
        value={size[name]}
        onChange={({ target }) => setSize({ ...size, [name]: target.value })}
        onBlur={() => setSize({ ...size, [name]: String(countOf(name)) })}
      />
    </div>
  );
  return (
    <FormDialog title={TABLE_COPY.title} close={close} submit={insert}>
      <div className="panel-pair">
        {numberField('rows')}
        {numberField('columns')}
      </div>
      <label className="panel-choice">
        <input type="checkbox" checked={withHeaderRow} onChange={({ target }) => setWithHeaderRow(target.checked)} />
        {TABLE_COPY.withHeader}
      </label>
      <DialogActions label={TABLE_COPY.insert} cancel={close} />
    </FormDialog>
  );
}
