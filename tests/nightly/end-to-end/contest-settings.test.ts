import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newInstallation, type Installation, type RunningCopy } from '../../support/installation.ts';
import { eventually } from '../../support/test-backend.ts';

const DAY = 86_400_000;
const dayAfter = (days: number) => new Date(Math.floor((Date.now() + days * DAY) / 1000) * 1000).toISOString();
const LIVE = {
  CONTEST_MODE: 'live',
  CONTEST_ORGANISER: 'Société Éditrice SAS',
  CONTEST_ORGANISER_ADDRESS: '1 rue des Fleurs, 75001 Paris',
  CONTEST_REGISTRATION: 'RCS Paris 123 456 789',
  CONTEST_CONTACT: 'jeu@coquelicot.example',
  CONTEST_STARTS_AT: dayAfter(-3),
  CONTEST_ENDS_AT: dayAfter(17),
};
const DEMONSTRATION = 'Données de démonstration';

let installation: Installation;
let copy: RunningCopy;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
});

afterAll(() => installation.remove());

const html = async (address: string) => (await fetch(`${installation.url}${address}`)).text();

it('a live contest is not built without its organiser, and leaves the demonstration online', async () => {
  copy = await installation.start({ ...LIVE, CONTEST_ORGANISER: '' });
  const sentence = 'The contest is live: set CONTEST_ORGANISER too';
  await eventually(() => copy.output().includes(sentence), 'the failure is told', 120_000);
  expect(await html('/concours')).toContain(DEMONSTRATION);
  expect(await html('/reglement-du-concours')).toContain('aucun lot n’est mis en jeu');
});

it('a live contest is not built when the database has another one', async () => {
  await copy.stop();
  copy = await installation.start(LIVE);
  await eventually(() => copy.output().includes('Online:'), 'the site is built', 120_000);
  const database = installation.database();
  await database`update public.contests set ends_at = now() + interval '99 days'`;
  await copy.stop();
  copy = await installation.start({ ...LIVE, CONTEST_STARTS_AT: dayAfter(-2) });
  await eventually(() => copy.output().includes('Open it: npm run tool -- draw open.'), 'the failure is told', 120_000);
});
