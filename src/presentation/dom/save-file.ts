/** Time in milliseconds that the browser has to read a file after the click. */
const READING_TIME = 60_000;

/** Saves a file among the visitor's downloads. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_TIME);
}
