import { check, custom, email, maxLength, nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import { maximumCharacters } from '../../../presentation/forms/character-count.ts';
import { MISSING, WRONG } from './copy.ts';

const LONGEST_NAME = 100;
/** What an address may have at most, by RFC 5321. */
const LONGEST_ADDRESS = 254;

/** What a proof needs: all three. What the file is, `inspectProof` finds out. */
export const PROOF_SCHEMA = object({
  name: pipe(string(), trim(), nonEmpty(MISSING.name), maximumCharacters(LONGEST_NAME, WRONG.name)),
  email: pipe(string(), trim(), nonEmpty(MISSING.email), maxLength(LONGEST_ADDRESS, WRONG.email), email(WRONG.email)),
  proof: pipe(
    custom<FileList | null>((value) => value === null || value instanceof FileList),
    transform((files) => files?.[0] ?? null),
    check((file): boolean => file !== null, MISSING.proof),
    transform((file) => file as File),
  ),
});
