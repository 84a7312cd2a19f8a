import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary.tsx';

/** Hydrates an island in short steps, so that the page stays responsive. */
export function hydrateIsland(element: HTMLElement, island: ReactNode): void {
  startTransition(() => {
    hydrateRoot(element, <IslandBoundary element={element}>{island}</IslandBoundary>, {
      onRecoverableError: (error) => console.warn('The island was made anew', error),
    });
  });
}

export function renderIsland(element: HTMLElement, island: ReactNode): void {
  createRoot(element).render(<IslandBoundary element={element}>{island}</IslandBoundary>);
}
