import { readConfiguration } from '../core/configuration.ts';

/** Operator's configuration. Pages read it when rendered, and pass islands the parts that they need. */
export const CONFIGURATION = readConfiguration(import.meta.env);
