import { useId, useState, type SubmitEvent } from 'react';
import { LONGEST_MAIL_ADDRESS } from '../../core/mail/mail-address.ts';
import type { PersonTraces } from '../../core/podcast/people.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useServices } from '../services.ts';
import { PEOPLE_COPY } from './copy.ts';
import { keepsMails } from './keeps-mails.ts';

const COPY = PEOPLE_COPY.person;

type State =
  | { kind: 'asking' | 'finding' | 'nothing' | 'failed' }
  | { kind: 'found' | 'erasing'; address: string; traces: PersonTraces };

interface Props {
  onErased: (traces: PersonTraces) => void;
  onFailed: (error: unknown) => void;
  onClose: () => void;
}

/** Finds all data about a person by an address, and erases it: people have a right to that. */
export function ErasePersonDialog({ onErased, onFailed, onClose }: Props) {
  const { people } = useServices();
  const id = useId();
  const [address, setAddress] = useState('');
  const [state, setState] = useState<State>({ kind: 'asking' });
  const isBusy = state.kind === 'finding' || state.kind === 'erasing';

  const find = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = address.trim();
    if (isBusy || wanted === '') return;
    setState({ kind: 'finding' });
    try {
      const traces = await (await people()).findPerson(wanted);
      const isKnown = Object.values(traces).some((count) => count > 0);
      setState(isKnown ? { kind: 'found', address: wanted, traces } : { kind: 'nothing' });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  const erase = async () => {
    if (state.kind !== 'found') return;
    setState({ ...state, kind: 'erasing' });
    try {
      onErased(await (await people()).erasePerson(state.address));
    } catch (error) {
      setState({ ...state, kind: 'found' });
      onFailed(error);
    }
  };

  return (
    <Dialog title={COPY.title} onClose={onClose}>
      <p>{COPY.text}</p>
      {keepsMails() ? null : <p>{COPY.mailsElsewhere}</p>}
      <form className="person-search" role="search" onSubmit={(event) => void find(event)}>
        <label htmlFor={id}>{COPY.label}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST_MAIL_ADDRESS}
          required
          readOnly={isBusy}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            // Another address invalidates the result.
            setState({ kind: 'asking' });
          }}
        />
        <button type="submit" className="button button-quiet" aria-disabled={isBusy}>
          {state.kind === 'finding' ? COPY.finding : COPY.find}
        </button>
      </form>
      <p role="status">{statusOf(state)}</p>
      <p className="screen-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {PEOPLE_COPY.cancel}
        </button>
        {(state.kind === 'found' || state.kind === 'erasing') && (
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => void erase()}>
            {COPY.erase}
          </button>
        )}
      </p>
    </Dialog>
  );
}

function statusOf(state: State): string {
  if (state.kind === 'found' || state.kind === 'erasing') return COPY.found(COPY.traces(state.traces));
  if (state.kind === 'nothing') return COPY.nothing;
  return state.kind === 'failed' ? COPY.failed : '';
}
