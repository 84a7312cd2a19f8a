import { readPrivacySettings } from './privacy-settings.ts';

const OPERATOR = {
  PUBLIC_OPERATOR_NAME: 'Coquelicot SAS',
  PUBLIC_OPERATOR_ADDRESS: '1 rue des Fleurs, 75001 Paris',
  PUBLIC_OPERATOR_CONTACT: 'bonjour@coquelicot.example',
};
const ACCOUNT = {
  PUBLIC_MAIL_SERVICE_ID: 'service',
  PUBLIC_MAIL_TEMPLATE_ID: 'template',
  PUBLIC_MAIL_PUBLIC_KEY: 'key',
  PUBLIC_CONFESSIONS_RECIPIENT: 'confessions@coquelicot.example',
  PUBLIC_CONTEST_RECIPIENT: 'concours@coquelicot.example',
};
const RELAY = { ...ACCOUNT, PUBLIC_MAIL_ORIGIN: '/', MAIL_RELAY_HOST: 'smtp.exemple' };
const TRACKER = {
  PUBLIC_TRACKER_URL: 'https://mesure.exemple/t.js',
  PUBLIC_TRACKER_ID: 'coquelicot',
  PUBLIC_TRACKER_VERSION: '1',
};
const LIVE = {
  CONTEST_MODE: 'live',
  CONTEST_ORGANISER: 'Coquelicot SAS',
  CONTEST_ORGANISER_ADDRESS: '1 rue des Fleurs, 75001 Paris',
  CONTEST_REGISTRATION: 'RCS Paris 123 456 789',
  CONTEST_CONTACT: 'jeu@coquelicot.example',
  CONTEST_STARTS_AT: '2026-12-01T00:00:00+01:00',
  CONTEST_ENDS_AT: '2027-01-01T00:00:00+01:00',
};
const HOSTED = { PUBLIC_SUPABASE_URL: 'https://abc.supabase.co' };
const ELSEWHERE = {
  PUBLIC_WHATSAPP_URL: 'https://wa.me/33600000000',
  PUBLIC_INSTAGRAM_URL: 'https://instagram.com/coquelicot',
  PUBLIC_PODCAST_PLAYER_URL: 'https://open.spotify.com/embed/show/0123456789012345678901',
};

/** Settings of sites that handle different personal data, from the fewest to the most. */
export const SETTINGS: Readonly<Record<string, Record<string, string>>> = {
  'a demonstration whose server keeps its mails': { ...ACCOUNT, PUBLIC_MAIL_ORIGIN: '/' },
  'a demonstration without mail': {},
  'an embedded database with mail': { ...OPERATOR, ...RELAY },
  'an embedded database whose server writes to nobody': { ...OPERATOR, ...ACCOUNT },
  'a live contest': { ...OPERATOR, ...LIVE, ...ELSEWHERE, ...RELAY },
  'a live contest whose server keeps its mails': { ...LIVE, ...ACCOUNT, PUBLIC_MAIL_ORIGIN: '/' },
  'a hosted database': { ...OPERATOR, ...HOSTED, ...ACCOUNT },
  'a hosted database without mail': { ...HOSTED },
  'a tracker': { ...TRACKER },
  'all at once': { ...OPERATOR, ...LIVE, ...ELSEWHERE, ...ACCOUNT, ...TRACKER, ...HOSTED },
};

/** Reads a site with these settings. */
export function siteWith(settings: Record<string, string> = {}) {
  return readPrivacySettings(settings);
}

/** Site for each of the settings above, with their name. */
export const SITES = Object.entries(SETTINGS).map(([name, settings]) => ({ name, site: siteWith(settings) }));
