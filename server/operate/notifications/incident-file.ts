import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { IncidentsSchema, type Incidents } from './incidents.ts';

/** Incidents in a file of the data folder, so that operators are not notified again after a start. */
interface IncidentFile {
  read(): Incidents;
  write(incidents: Incidents): void;
}

export function incidentFile(dataDirectory: string): IncidentFile {
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
    write(incidents) {
      try {
        writeFileSync(`${file}.new`, JSON.stringify(incidents));
        renameSync(`${file}.new`, file);
      } catch {
        // The disk may be full, which is an incident itself. Operators are then notified again after a start.
      }
    },
  };
}
