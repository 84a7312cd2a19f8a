import type { ComponentProps } from 'react';
import { ROLE_EXPLANATIONS, ROLE_NAMES, ROLES, type Role } from '../../core/team/roles.ts';
import { ChoiceGroup } from '../../presentation/forms/ChoiceGroup.tsx';
import { TEAM_COPY as COPY } from './copy.ts';

/** Choice of a role, with an explanation of each. */
export function RoleChoice({
  chosen,
  ...field
}: { chosen: Role } & Omit<ComponentProps<typeof ChoiceGroup>, 'legend' | 'choices'>) {
  const choices = ROLES.map((role) => ({
    value: role,
    label: ROLE_NAMES[role],
    hint: ROLE_EXPLANATIONS[role],
    defaultChecked: role === chosen,
  }));
  return <ChoiceGroup legend={COPY.role} choices={choices} {...field} />;
}
