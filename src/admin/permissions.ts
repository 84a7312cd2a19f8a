import { createContext, use } from 'react';
import type { Permissions } from '../core/team/roles.ts';

/** The rights of the member who is signed in, for the screens that offer what they allow. */
export const PermissionsContext = createContext<Permissions | null>(null);

/** @throws outside of the back office */
export function usePermissions(): Permissions {
  const permissions = use(PermissionsContext);
  if (!permissions) throw new Error('The back office has no member');
  return permissions;
}
