import { check, custom, nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import { ENTRY_FIELDS } from '../../../core/contest/entry-fields.ts';
import { maximumCharacters } from '../../../presentation/forms/character-count.ts';
import { mailAddressAnswer } from '../../../presentation/forms/mail-address.ts';
import { MISSING, WRONG } from './copy.ts';

/** Schema of a proof with three required answers; `inspectProof` examines the file. */
export const PROOF_SCHEMA = object({
  name: pipe(string(), trim(), nonEmpty(MISSING.name), maximumCharacters(ENTRY_FIELDS.name.longest, WRONG.name)),
  email: mailAddressAnswer(MISSING.email, WRONG.email),
  proof: pipe(
    custom<FileList | null>((value) => value === null || value instanceof FileList),
    transform((files) => files?.[0] ?? null),
    check((file): boolean => file !== null, MISSING.proof),
    transform((file) => file as File),
  ),
});
