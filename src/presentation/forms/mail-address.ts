import { check, nonEmpty, pipe, string, transform, trim } from 'valibot';
import { mailAddress } from '../../core/mail/mail-address.ts';

/** Validates an e-mail address and normalises it. @param wrong message for an invalid address, or a function that writes it */
export function mailAddressAnswer(missing: string, wrong: string | ((typed: string) => string)) {
  return pipe(
    string(),
    trim(),
    nonEmpty(missing),
    check((text) => mailAddress(text) !== null, typeof wrong === 'string' ? wrong : ({ input }) => wrong(input)),
    transform((text) => mailAddress(text) ?? text),
  );
}
