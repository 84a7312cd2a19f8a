import { check, nonEmpty, pipe, string, transform, trim } from 'valibot';
import { mailAddress } from '../../core/mail/mail-address.ts';

/** Checks the field of an address, and gives the address as it is kept. @param wrong what is said of what is no address */
export function mailAddressAnswer(missing: string, wrong: string) {
  return pipe(
    string(),
    trim(),
    nonEmpty(missing),
    check((text) => mailAddress(text) !== null, wrong),
    transform((text) => mailAddress(text) ?? text),
  );
}
