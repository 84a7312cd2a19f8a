import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../services.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { STATISTICS_COPY as COPY } from './copy.ts';
import { Rankings } from './Rankings.tsx';

export function StatisticsTab() {
  const { articleStatistics, toasts } = useServices();
  const { data, isError, errorUpdatedAt, refetch } = useQuery({
    queryKey: ['statistics'],
    queryFn: () => articleStatistics(),
  });
  useEffect(() => {
    if (isError) toasts.tell(COPY.errorMessage);
  }, [isError, errorUpdatedAt, toasts]);

  if (!data && isError) return <LoadFailure copy={COPY.error} retry={() => void refetch()} />;
  if (!data) return <StatisticsSkeleton />;
  return (
    <div className="statistics">
      <dl className="totals">
        <Total label={COPY.totalViews} count={data.totalViews} />
        <Total label={COPY.totalReads} count={data.totalReads} />
      </dl>
      <Rankings statistics={data} />
    </div>
  );
}

function Total({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{COPY.number(count)}</dd>
    </div>
  );
}

function StatisticsSkeleton() {
  return (
    <div className="skeleton" role="status" aria-label={COPY.loading}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} aria-hidden="true" />
      ))}
    </div>
  );
}
