import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserEffects } from './browser-effects.ts';
import type { GameData } from './game-data.ts';
import { listenToKeys } from './keys.ts';
import { SceneView } from './SceneView.tsx';
import { createSimulator } from './store.ts';
import { StatusBar, SimulatorToolbar } from './SimulatorToolbar.tsx';

interface Props {
  data: GameData;
}

export function SimulatorIsland({ data }: Props) {
  const [simulator] = useState(() => createSimulator(data, browserEffects));
  const element = useRef<HTMLDivElement>(null);
  const { game, settings, announcement, moves } = useSyncExternalStore(
    simulator.subscribe,
    simulator.state,
    simulator.state,
  );
  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const stopTime = simulator.start();
    const stopListening = listenToKeys(root, simulator, data.story);
    root.dataset['ready'] = '';
    return () => {
      stopListening();
      stopTime();
    };
  }, [simulator, data]);
  return (
    <div className="simulator" ref={element} role="group" aria-label={data.copy.game}>
      <SimulatorToolbar
        game={game}
        settings={settings}
        copy={data.copy}
        achievementCount={Object.keys(data.achievements).length}
        simulator={simulator}
      />
      <StatusBar game={game} copy={data.copy} simulator={simulator} />
      <p role="status">
        {announcement && (
          <span key={announcement.text} className="news" data-shown={announcement.isShown || undefined}>
            {announcement.text}
          </span>
        )}
      </p>
      <SceneView
        key={`${moves} ${game.currentScene}`}
        data={data}
        game={game}
        hasArrived={moves > 0}
        isAnnouncing={announcement?.isShown ?? false}
        choose={(optionId) => simulator.send({ type: 'choose', optionId })}
        closeAchievements={() => simulator.send({ type: 'close achievements' })}
      />
    </div>
  );
}
