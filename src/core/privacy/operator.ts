import { OPERATOR_VARIABLES, readVariable } from '../configuration.ts';

/** The operator, who is answerable for what it does with personal data; each part null while the settings do not say. */
export interface Operator {
  name: string | null;
  address: string | null;
  contact: string | null;
}

/** Reads the operator from the environment. @throws SiteError that names the variable to correct */
export function readOperator(environment: Record<string, unknown>): Operator {
  const { name, address, contact } = OPERATOR_VARIABLES;
  const read = (variable: typeof name | typeof address | typeof contact) => readVariable(variable, environment) ?? null;
  return { name: read(name), address: read(address), contact: read(contact) };
}

/** Where visitors write, or the place to fill in. */
export function contactOf({ contact }: Operator): string {
  return contact ?? '[À compléter : adresse de contact]';
}
