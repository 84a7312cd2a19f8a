import type { Manifest } from './manifest.ts';

export function describeBackup({ product, madeAt, tables, pictures }: Manifest): string {
  const rows = (table: string) => tables[table]?.rows ?? 0;
  const counts = [
    counted(rows('public.blog_posts'), 'article'),
    counted(rows('auth.users'), 'account'),
    counted(pictures, 'picture'),
  ];
  return `${counts.join(', ')} of ${madeAt.slice(0, 16).replace('T', ' ')} UTC, version ${product}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
