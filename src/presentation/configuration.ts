import { readConfiguration } from '../core/configuration.ts';

/** Configuration by the operator. Pages read it when they are made, and hand islands the parts that they need. */
export const CONFIGURATION = readConfiguration(import.meta.env);
