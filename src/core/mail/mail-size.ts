/** Variables of a mail template, by name. */
export type MailVariables = Readonly<Record<string, string>>;

/** Bytes of the variables of one message, in all: what the mail service takes, which counts 50 KB. */
export const LARGEST_VARIABLES = 50_000;

/** How many bytes the variables of a message are, as they are sent. */
export function variablesSize(variables: MailVariables): number {
  return new TextEncoder().encode(JSON.stringify(variables)).length;
}
