/** Whether the site itself keeps the messages of its forms, as the back office's page declares. */
export function keepsMails(): boolean {
  return document.getElementById('redaction')?.dataset['keepsMails'] === 'true';
}
