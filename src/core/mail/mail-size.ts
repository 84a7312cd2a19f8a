export type MailVariables = Readonly<Record<string, string>>;

/** Largest size of all variables together, in bytes. EmailJS takes 50 KB. */
export const LARGEST_VARIABLES = 50_000;

/** Returns the size in bytes, as sent. */
export function variablesSize(variables: MailVariables): number {
  return new TextEncoder().encode(JSON.stringify(variables)).length;
}
