import { SIMULATOR_ADDRESS } from '../../core/site/addresses.ts';
import { hydrateIsland } from '../../presentation/islands/island-root.tsx';
import { keepGameOffline } from '../../presentation/offline/keep-game.ts';
import type { GameData } from './game-data.ts';
import { SimulatorIsland } from './SimulatorIsland.tsx';

/** Makes the game of an element, whose data it is played by, go; keeps it for when the network is gone. */
export function mountSimulator(element: HTMLElement): void {
  const data = JSON.parse(element.dataset['game'] ?? '') as GameData;
  hydrateIsland(element, <SimulatorIsland data={data} />);
  void keepGameOffline(SIMULATOR_ADDRESS, data.files);
}
