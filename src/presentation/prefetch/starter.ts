import { prefetchOnIntent } from './on-intent.ts';

prefetchOnIntent();
