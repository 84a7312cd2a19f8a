import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary.tsx';

/** Makes an island work in what its element shows of it already: in short steps, between which the page answers its visitor. */
export function hydrateIsland(element: HTMLElement, island: ReactNode): void {
  startTransition(() => {
    hydrateRoot(element, <IslandBoundary element={element}>{island}</IslandBoundary>, {
      onRecoverableError: (error) => console.warn('The island was made anew', error),
    });
  });
}

/** Shows an island in an element that is empty. */
export function renderIsland(element: HTMLElement, island: ReactNode): void {
  createRoot(element).render(<IslandBoundary element={element}>{island}</IslandBoundary>);
}
