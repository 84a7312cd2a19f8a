import type { Sender } from './copy.ts';

/** Reads PUBLIC_OPERATOR_NAME, PUBLIC_OPERATOR_ADDRESS, PUBLIC_OPERATOR_CONTACT and SITE_URL. */
export function readSender(setting: (name: string) => string | undefined): Sender {
  const read = (name: string) => setting(name)?.trim() || null;
  return {
    name: read('PUBLIC_OPERATOR_NAME'),
    address: read('PUBLIC_OPERATOR_ADDRESS'),
    contact: read('PUBLIC_OPERATOR_CONTACT'),
    siteUrl: setting('SITE_URL') ?? '',
  };
}
