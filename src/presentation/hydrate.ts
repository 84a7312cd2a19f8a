import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Makes an island work in what its element shows of it already: in short steps, between which the page answers its visitor. */
export function hydrate(element: Element, island: ReactNode): void {
  startTransition(() => void hydrateRoot(element, island));
}
