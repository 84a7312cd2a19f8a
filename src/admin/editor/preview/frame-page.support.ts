/** A page that answers as the page of previews does, and lists the titles that it was given. */
const PAGE = `<!doctype html><title>Page</title><ol></ol><script>
addEventListener('message', ({ data }) => {
  document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: data.form.title }));
  parent.postMessage({ kind: 'preview-shown' }, '*');
});
parent.postMessage({ kind: 'preview-ready' }, '*');
</script>`;

/** Its address, of the test's own origin. */
export function framePage(): string {
  return URL.createObjectURL(new Blob([PAGE], { type: 'text/html' }));
}

/** The titles that the frame on screen was given. */
export function titlesInFrame(): string[] {
  const frame = document.querySelector('iframe');
  return [...(frame?.contentDocument?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
}
