import type { Client, TestBackend } from './test-backend.ts';

/** Who asks the database: what each may do is for it to decide. */
export const ROLES = ['anonymous', 'signed-in', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody of each role. */
export async function clientsByRole(backend: TestBackend): Promise<Record<Role, Client>> {
  return {
    anonymous: backend.visitor(),
    'signed-in': await backend.member(),
    administrator: await backend.administrator(),
  };
}

/** An application that the database takes. */
export const GUEST_APPLICATION = {
  name: 'Léo',
  age: 31,
  contact_methods: ['email'],
  contact_value: 'leo@exemple.fr',
  topics: ['ghosting'],
  anonym_consent: true,
  intimate_consent_at: '2026-11-01T12:00:00Z',
};
