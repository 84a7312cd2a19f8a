import { SiteError } from './site/site-error.ts';

export const PUBLIC_PREFIXES = ['PUBLIC_', 'CONTEST_'];

/** Name of the publishable key in the embedded backend. */
const PUBLIC_NAMES = ['SUPABASE_PUBLISHABLE_KEY'];
const SECRET_NAME = /SECRET|PRIVATE_KEY|TOKEN|PASSWORD|SMTP_URL/;
/** Length from which a secret is searched for; shorter values occur in ordinary texts by chance. */
const SHORTEST_SECRET = 12;

/** Refuses a secret that would be published with the pages. @throws SiteError that names only the setting */
export function refusePublicSecrets(environment: Record<string, unknown>): void {
  const settings = Object.entries(environment).map(([name, value]) => ({ name, value: String(value ?? '') }));
  const isPublic = ({ name }: { name: string }) =>
    PUBLIC_NAMES.includes(name) || PUBLIC_PREFIXES.some((prefix) => name.startsWith(prefix));
  const secrets = settings.filter(
    (setting) => SECRET_NAME.test(setting.name) && !isPublic(setting) && setting.value.length >= SHORTEST_SECRET,
  );
  for (const { name, value } of settings.filter(isPublic)) {
    const secret = secrets.find((candidate) => value.includes(candidate.value));
    const reason = secret ? `the value of ${secret.name}` : secretKind(value);
    if (reason)
      throw new SiteError(`${name} is published with the pages, and holds ${reason}. Set a public value there.`);
  }
}

/** Returns the kind of secret Supabase key that a text contains; null if none. */
function secretKind(text: string): string | null {
  if (text.includes('sb_secret_')) return 'a secret key (sb_secret_…)';
  const [, payload = ''] = /(?:^|[^\w.-])eyJ[\w-]*\.(eyJ[\w-]*)\.[\w-]*/.exec(text) ?? [];
  if (payload === '') return null;
  const role = roleOf(payload);
  return role === 'anon' ? null : `a token whose role is ${role ?? 'unknown'} rather than anon`;
}

function roleOf(payload: string): string | null {
  try {
    const { role } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { role?: unknown };
    return typeof role === 'string' ? role : null;
  } catch {
    return null;
  }
}
