import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { IncidentsSchema, type Incidents } from './incidents.ts';

/** Incidents in a file of the data folder, so that a start does not tell them again. */
interface StoredIncidents {
  read(): Incidents;
  keep(incidents: Incidents): void;
}

/** A full disk keeps no incidents: they are told again after a start. */
export function storedIncidents(dataDirectory: string): StoredIncidents {
  const file = path.join(dataDirectory, 'incidents.json');
  return {
    read() {
      try {
        const result = v.safeParse(IncidentsSchema, JSON.parse(readFileSync(file, 'utf8')));
        return result.success ? result.output : {};
      } catch {
        return {};
      }
    },
    keep(incidents) {
      try {
        writeFileSync(`${file}.new`, JSON.stringify(incidents));
        renameSync(`${file}.new`, file);
      } catch {
        // The incident may be that nothing can be written.
      }
    },
  };
}
