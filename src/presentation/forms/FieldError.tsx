/** Error message below its control: the problem, and what to do. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    message && (
      <p id={id} className="field-error">
        {message}
      </p>
    )
  );
}
