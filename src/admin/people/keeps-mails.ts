/** Whether the site itself stores what its forms send, as declared in the back office's page. */
export function keepsMails(): boolean {
  return document.getElementById('redaction')?.dataset['keepsMails'] === 'true';
}
