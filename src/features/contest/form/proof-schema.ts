import { check, custom, nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import { maximumCharacters } from '../../../presentation/forms/character-count.ts';
import { mailAddressAnswer } from '../../../presentation/forms/mail-address.ts';
import { MISSING, WRONG } from './copy.ts';

const LONGEST_NAME = 100;

/** Schema of a proof, whose three answers are required; `inspectProof` examines the file. */
export const PROOF_SCHEMA = object({
  name: pipe(string(), trim(), nonEmpty(MISSING.name), maximumCharacters(LONGEST_NAME, WRONG.name)),
  email: mailAddressAnswer(MISSING.email, WRONG.email),
  proof: pipe(
    custom<FileList | null>((value) => value === null || value instanceof FileList),
    transform((files) => files?.[0] ?? null),
    check((file): boolean => file !== null, MISSING.proof),
    transform((file) => file as File),
  ),
});
