import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Makes an island work in what its element shows of it already: in short steps, between which the page answers its visitor. */
export function hydrateIsland(element: Element, island: ReactNode): void {
  startTransition(() => void hydrateRoot(element, island));
}

/** Shows an island in an element that is empty. */
export function renderIsland(element: Element, island: ReactNode): void {
  createRoot(element).render(island);
}
