/** Names of everything kept in a browser. `browser-storage.ts` describes each for the page about cookies. */

/** Cookies. */
export const CONSENT_COOKIE = 'coquelicot_choix';
export const DEVICE_COOKIE = 'coquelicot-device';

/** Local storage. Quizzes append their address, lists their content type. */
export const QUIZ_PREFIX = 'coquelicot-jeu';
export const SOUNDS_KEY = 'coquelicot-sons';
export const SIMULATOR_KEY = 'drague-simulator';
export const TICKETS_KEY = 'coquelicot-contest-tickets';
export const SESSION_KEY = 'coquelicot-session';
export const LIST_PREFIX = 'blogPosts-';
export const TYPOGRAPHY_KEY = 'redaction-typographie';

/** Session storage. */
export const LOST_ANSWER_KEY = 'coquelicot-choix-perdu';
export const CONFESSION_KEY = 'confession';
export const APPLICATION_KEY = 'podcast-application';
export const NEWSLETTER_KEY = 'podcast-newsletter';
export const CAMPAIGN_FLAG_KEY = 'coquelicot:campaign-reloaded';
export const CAMPAIGN_VERSION_KEY = 'coquelicot:campaign-version';
export const LIST_ADDRESS_KEY = 'coquelicot-list';

/** Cache and database. A new number in a name starts an empty store; games append their address. */
export const GAME_CACHE_PREFIX = 'game-1';
export const JOURNAL_DATABASE = 'coquelicot-journal-2';
