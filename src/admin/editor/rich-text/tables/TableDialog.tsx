import { useId, useState } from 'react';
import { DialogActions, FormDialog } from '../FormDialog.tsx';
import { useEditorTools } from '../editor-tools.ts';
import { TABLE_COPY } from './copy.ts';

const MOST = { rows: 50, columns: 10 };

export default function TableDialog({ close }: { close: () => void }) {
  const { editor } = useEditorTools();
  const id = useId();
  const [size, setSize] = useState({ rows: 3, columns: 3 });
  const [withHeaderRow, setWithHeaderRow] = useState(true);
  const insert = () => {
    close();
    editor.chain().focus().insertTable({ rows: size.rows, cols: size.columns, withHeaderRow }).run();
  };
  const number = (name: 'rows' | 'columns') => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{TABLE_COPY[name]}</label>
      <input
        id={`${id}-${name}`}
        type="number"
        min={1}
        max={MOST[name]}
        value={size[name]}
        onChange={({ target }) => {
          const value = Math.round(target.valueAsNumber) || 1;
          setSize({ ...size, [name]: Math.min(Math.max(value, 1), MOST[name]) });
        }}
      />
    </div>
  );
  return (
    <FormDialog title={TABLE_COPY.title} close={close} submit={insert}>
      <div className="panel-pair">
        {number('rows')}
        {number('columns')}
      </div>
      <label className="panel-choice">
        <input type="checkbox" checked={withHeaderRow} onChange={({ target }) => setWithHeaderRow(target.checked)} />
        {TABLE_COPY.withHeader}
      </label>
      <DialogActions label={TABLE_COPY.insert} cancel={close} />
    </FormDialog>
  );
}
