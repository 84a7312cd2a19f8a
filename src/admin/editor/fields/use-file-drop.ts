import { useEffect, useState, type RefObject } from 'react';

/**
 * Takes a file dropped on an element. While the element's fields are disabled, ignores the file, and still keeps the browser from
 * opening it in place of the page.
 *
 * @returns whether a file is held over the element
 */
export function useFileDrop(place: RefObject<HTMLElement | null>, take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const events = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      element.addEventListener(type, listener, events);
    listen('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', () => setOver(false));
    listen('drop', (event) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file && !element.closest('fieldset:disabled')) take(file);
    });
    return () => events.abort();
  }, [place, take]);
  return isOver;
}
