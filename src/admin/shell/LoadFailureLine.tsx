interface Props {
  text: string;
  /** Label of the button. */
  button: string;
  retry: () => void;
}

/** Message in place of data that did not load, in a part of a screen or dialog. */
export function LoadFailureLine({ text, button, retry }: Props) {
  return (
    <p role="alert" className="field-error">
      {`${text} `}
      <button type="button" className="chip" onClick={retry}>
        {button}
      </button>
    </p>
  );
}
