/** What is wrong with an answer, and what to do, under its control. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    message && (
      <p id={id} className="field-error">
        {message}
      </p>
    )
  );
}
