import { readConfiguration } from '../core/configuration.ts';

/** What the operator has configured. Pages read it when they are made, and give their islands what these need. */
export const CONFIGURATION = readConfiguration(import.meta.env);
