import type { ComponentType } from 'react';
import type { Permissions } from '../core/team/roles.ts';
import type { BrowserDatabase } from '../gateway/browser/session.ts';

/** Declaration of a screen besides the list and the editor. Its declaration loads with the list, its code on demand. */
export interface Screen<Services> {
  address: string;
  /** Text of the link to the screen. */
  label: string;
  /** Required permission; omitted for every member. */
  permission?: keyof Permissions;
  load(): Promise<ComponentType>;
  services(database: BrowserDatabase): Services;
}
