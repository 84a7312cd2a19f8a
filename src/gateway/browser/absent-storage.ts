/**
 * Makes a `localStorage` that may not be touched, as where all cookies are blocked, look as if there were none: a library that asks
 * for it by `typeof` would throw as it is imported. Stands before the import of such a library.
 */
try {
  localStorage.getItem('');
} catch {
  // Where nothing is a browser, nothing has to be hidden.
  if (typeof window !== 'undefined') Object.defineProperty(window, 'localStorage', { value: undefined });
}
