import { Dialog } from '../dialog/Dialog.tsx';
import { PEOPLE_COPY as COPY } from './copy.ts';

interface DetailsProps {
  name: string;
  details: [label: string, texts: string[]][];
  change?: { label: string; make: () => void } | undefined;
  onErase: () => void;
  onClose: () => void;
}

export function DetailsDialog({ name, details, change, onErase, onClose }: DetailsProps) {
  return (
    <Dialog title={name} onClose={onClose}>
      <dl className="people-details">
        {details.map(([label, texts]) => (
          <div key={label}>
            <dt>{label}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="screen-actions">
        <button type="button" className="button button-quiet" onClick={onErase}>
          {COPY.erase}
        </button>
        {change && (
          <button type="button" className="button button-quiet" onClick={change.make}>
            {change.label}
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {COPY.close}
        </button>
      </p>
    </Dialog>
  );
}

interface EraseProps {
  question: string;
  consequence?: string | undefined;
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a person is erased, which cannot be undone. */
export function EraseDialog({ question, consequence, name, onConfirm, onClose }: EraseProps) {
  return (
    <Dialog title={question} onClose={onClose}>
      <p>
        <strong className="people-name">{name}</strong>
      </p>
      {consequence !== undefined && <p>{consequence}</p>}
      <p>{COPY.erasureAdvice}</p>
      <p className="screen-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {COPY.cancel}
        </button>
        <button type="button" className="button" onClick={onConfirm}>
          {COPY.erase}
        </button>
      </p>
    </Dialog>
  );
}
