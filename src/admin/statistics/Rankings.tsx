import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { ArticleStatistics } from '../../gateway/browser/statistics.ts';
import { STATISTICS_COPY as COPY } from './copy.ts';
import { Ranking } from './Ranking.tsx';

type RankingName = 'mostViewed' | 'mostRead';
const RANKINGS: RankingName[] = ['mostViewed', 'mostRead'];

/** Tabs of the rankings: arrows move between tabs, Tab into the shown ranking. */
export function Rankings({ statistics }: { statistics: ArticleStatistics }) {
  const [name, setName] = useState<RankingName>('mostViewed');
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const place = RANKINGS.indexOf(name);
    const places: Record<string, number> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1 + RANKINGS.length,
      Home: 0,
      End: RANKINGS.length - 1,
    };
    const wanted = places[event.key];
    const next = wanted === undefined ? undefined : RANKINGS[wanted % RANKINGS.length];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setName(next);
    tabs.current?.querySelectorAll('button')[RANKINGS.indexOf(next)]?.focus();
  };
  return (
    <>
      <div ref={tabs} className="tabs" role="tablist" aria-label={COPY.rankings}>
        {RANKINGS.map((ranking) => (
          <button
            key={ranking}
            type="button"
            id={`${id}-${ranking}`}
            role="tab"
            aria-selected={ranking === name}
            aria-controls={`${id}-panel`}
            tabIndex={ranking === name ? 0 : -1}
            onClick={() => setName(ranking)}
            onKeyDown={press}
          >
            {COPY[ranking]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${name}`}>
        <Ranking
          articles={statistics[name]}
          countOf={({ views, reads }) => (name === 'mostViewed' ? COPY.views(views) : COPY.reads(reads))}
        />
      </div>
    </>
  );
}
