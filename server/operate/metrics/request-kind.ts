import { isOperationPath } from '../../http/dynamic-paths.ts';

const INTERFACES = ['rest', 'auth', 'storage', 'functions', 'realtime'] as const;

type RequestKind = (typeof INTERFACES)[number] | 'page' | 'file' | 'hook' | 'mail' | 'operation';

export function requestKind(pathname: string): RequestKind {
  for (const name of INTERFACES) if (pathname.startsWith(`/${name}/v1/`)) return name;
  if (pathname.startsWith('/hooks/')) return 'hook';
  if (pathname.startsWith('/api/')) return 'mail';
  if (isOperationPath(pathname)) return 'operation';
  return pathname.includes('.') ? 'file' : 'page';
}
