import type { ComponentType } from 'react';
import type { Permissions } from '../core/team/roles.ts';
import type { BrowserDatabase } from '../gateway/browser/session.ts';

/** Declaration of a screen beside the list and the editor. The list of articles loads it: its code comes on demand. */
export interface Screen<Services> {
  address: string;
  /** Text of the link that leads to it. */
  label: string;
  /** Permission that its members need; every member has a screen without one. */
  permission?: keyof Permissions;
  load(): Promise<ComponentType>;
  /** Makes its services, by the database. */
  services(database: BrowserDatabase): Services;
}
