import { OPERATOR_VARIABLES, readVariable } from '../configuration.ts';

/** Operator answerable for personal data; null where the settings leave it out. */
export interface Operator {
  name: string | null;
  address: string | null;
  contact: string | null;
}

/** @throws SiteError that names the variable to correct */
export function readOperator(environment: Record<string, unknown>): Operator {
  const { name, address, contact } = OPERATOR_VARIABLES;
  const read = (variable: typeof name | typeof address | typeof contact) => readVariable(variable, environment) ?? null;
  return { name: read(name), address: read(address), contact: read(contact) };
}

/** Returns the address that visitors write to, or a gap to fill in. */
export function contactOf({ contact }: Operator): string {
  return contact ?? '[À compléter : adresse de contact]';
}
