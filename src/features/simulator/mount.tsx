import { SIMULATOR_ADDRESS } from '../../core/site/addresses.ts';
import { hydrateIsland } from '../../presentation/islands/island-root.tsx';
import { keepGameOffline } from '../../presentation/offline/keep-game.ts';
import type { GameData } from './game-data.ts';
import { SimulatorIsland } from './SimulatorIsland.tsx';

/** Hydrates the game of an element from its `data-game`, and caches it for offline use. */
export function mountSimulator(element: HTMLElement): void {
  const data = JSON.parse(element.dataset['game'] ?? '') as GameData;
  hydrateIsland(element, <SimulatorIsland data={data} />);
  void keepGameOffline(SIMULATOR_ADDRESS, data.files);
}
