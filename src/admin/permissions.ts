import { createContext, use } from 'react';
import type { Permissions } from '../core/team/roles.ts';

/** Rights of the signed-in member. */
export const PermissionsContext = createContext<Permissions | null>(null);

/** Returns the rights of the signed-in member. @throws Error outside the back office */
export function usePermissions(): Permissions {
  const permissions = use(PermissionsContext);
  if (!permissions) throw new Error('usePermissions was called outside PermissionsContext');
  return permissions;
}
