/** Hides a `localStorage` that throws (cookies blocked) from libraries that test it by `typeof` on import. */
try {
  localStorage.getItem('');
} catch {
  // Outside a browser there is nothing to hide.
  if (typeof window !== 'undefined') Object.defineProperty(window, 'localStorage', { value: undefined });
}
