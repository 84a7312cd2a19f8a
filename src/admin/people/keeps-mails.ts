/** Whether the site itself keeps what its forms send, as the back office's page says. */
export function keepsMails(): boolean {
  return document.getElementById('redaction')?.dataset['keepsMails'] === 'true';
}
