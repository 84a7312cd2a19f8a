interface Props {
  copy: { title: string; text: string; advice?: string; retry: string };
  retry: () => void;
}

/** Message in place of data that did not load. */
export function LoadFailure({ copy, retry }: Props) {
  return (
    <div className="notice" role="alert">
      <h2 className="text-xl">{copy.title}</h2>
      <p>{copy.text}</p>
      {copy.advice && <p>{copy.advice}</p>}
      <button type="button" className="button button-quiet" onClick={retry}>
        {copy.retry}
      </button>
    </div>
  );
}

interface LineProps {
  text: string;
  /** Label of the button. */
  button: string;
  retry: () => void;
}

/** Message in place of data that did not load, in a part of a screen or dialog. */
export function LoadFailureLine({ text, button, retry }: LineProps) {
  return (
    <p role="alert" className="field-error">
      {`${text} `}
      <button type="button" className="chip" onClick={retry}>
        {button}
      </button>
    </p>
  );
}
