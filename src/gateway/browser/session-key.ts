/** Under which name the browser keeps the session: alone in its file, since every page asks whether there is one. */
export const SESSION_KEY = 'coquelicot-session';
