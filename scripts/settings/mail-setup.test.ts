import { describe, expect, it } from 'vitest';
import { mailSetup } from './mail-setup.ts';

const EMBEDDED = { isHosted: false, blockList: [''], blockHeadless: false };
const HOSTED = { ...EMBEDDED, isHosted: true };
const ACCOUNT = {
  PUBLIC_MAIL_SERVICE_ID: 'service_1',
  PUBLIC_MAIL_TEMPLATE_ID: 'template_1',
  PUBLIC_MAIL_PUBLIC_KEY: 'key_1',
};

describe('mailSetup', () => {
  it('lets a copy whose database is embedded take its messages itself', () => {
    const { buildVariables, own } = mailSetup({}, EMBEDDED);
    expect(buildVariables).toMatchObject({ PUBLIC_MAIL_ORIGIN: '/', PUBLIC_MAIL_SERVICE_ID: own?.serviceId });
    expect(buildVariables['PUBLIC_CONFESSIONS_RECIPIENT']).toMatch(/\.example$/);
  });

  it('makes a private key at each start, which pages are not told', () => {
    const [one, another] = [mailSetup({}, EMBEDDED), mailSetup({}, EMBEDDED)];
    expect(one.own?.privateKey).toMatch(/^[\w-]{43}$/);
    expect(another.own?.privateKey).not.toBe(one.own?.privateKey);
    expect(JSON.stringify(one.buildVariables)).not.toContain(one.own?.privateKey);
  });

  it('keeps the recipients that are named', () => {
    const { buildVariables } = mailSetup({ PUBLIC_CONTEST_RECIPIENT: 'jeu@ici.example' }, EMBEDDED);
    expect(buildVariables['PUBLIC_CONTEST_RECIPIENT']).toBe('jeu@ici.example');
  });

  it.each([
    ['an account is named', ACCOUNT, EMBEDDED],
    ['half an account is named', { PUBLIC_MAIL_SERVICE_ID: 'service_1' }, EMBEDDED],
    ['another service is named', { PUBLIC_MAIL_ORIGIN: 'https://courrier.example' }, EMBEDDED],
    ['the database is hosted', {}, HOSTED],
  ])('leaves the environment alone when %s', (_, environment, rules) => {
    expect(mailSetup(environment, rules)).toEqual({ buildVariables: {}, own: null });
  });

  it('takes the messages itself wherever / is named, with the ids that are given', () => {
    const { buildVariables, own } = mailSetup({ ...ACCOUNT, PUBLIC_MAIL_ORIGIN: ' / ' }, HOSTED);
    expect(own).toMatchObject({ serviceId: 'service_1', templateId: 'template_1', publicKey: 'key_1' });
    expect(buildVariables).toMatchObject({ ...ACCOUNT, PUBLIC_MAIL_ORIGIN: '/' });
  });

  it('reads the block list without blanks, in lower case', () => {
    const rules = { ...EMBEDDED, blockList: [' Importun@Ici.example', '', ' 203.0.113.9 '] };
    expect(mailSetup({}, rules).own?.blockList).toEqual(['importun@ici.example', '203.0.113.9']);
  });
});
