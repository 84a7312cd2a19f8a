import { element } from '../../../presentation/dom/element.ts';

/** Focuses a field, and shows an error beside it until its content changes. */
export function refuseOption(field: HTMLInputElement | null, message: string): void {
  if (!field) return;
  const id = `${field.id}-error`;
  document.getElementById(id)?.remove();
  field.parentElement?.append(element('p', { id, className: 'field-error' }, [message]));
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', id);
  field.addEventListener('input', () => accept(field, id), { once: true });
  field.focus();
}

function accept(field: HTMLInputElement, id: string): void {
  document.getElementById(id)?.remove();
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-describedby');
}
