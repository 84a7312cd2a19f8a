import { createContext, use } from 'react';
import type { Permissions } from '../core/team/roles.ts';

/** Rights of the signed-in member. */
export const PermissionsContext = createContext<Permissions | null>(null);

/** @throws Error outside the back office */
export function usePermissions(): Permissions {
  const permissions = use(PermissionsContext);
  if (!permissions) throw new Error('The back office has no member');
  return permissions;
}
