interface Field {
  /** In characters; a constraint of the database repeats it. */
  longest?: number;
  /** Message for an answer that is refused. */
  wrong: string;
  /** Name on the privacy page. */
  personal: string;
}

interface OptionalField extends Field {
  /** Name in the back office. */
  label: string;
  /** Name in the form of the contest. */
  question: string;
  longest: number;
  autoComplete: string;
}

/**
 * Fields that may stay empty, in the order of the screen, each named as its column. Forms, messages, the list of the
 * back office, exports and the privacy page derive from this list; the database repeats it in the type
 * `private.contest_entry_form`, the edge function in `entry-texts.ts`.
 */
export const OPTIONAL_FIELDS = {
  city: {
    label: 'Ville',
    question: 'Ta ville',
    longest: 80,
    wrong: 'Cette ville n’est pas acceptée telle quelle : 80 caractères au plus, sur une ligne.',
    personal: 'ta ville, si tu la donnes',
    autoComplete: 'address-level2',
  },
} as const satisfies Record<string, OptionalField>;

/** Fields of an entry. Each form has its own sentences for a missing name or address. */
export const ENTRY_FIELDS = {
  name: {
    longest: 100,
    wrong: 'Ce nom n’est pas accepté tel quel : 100 caractères au plus, sur une ligne.',
    personal: 'ton nom',
  },
  email: {
    wrong: 'Cette adresse e-mail est incomplète ou mal écrite.',
    personal: 'ton adresse e-mail',
  },
  ...OPTIONAL_FIELDS,
} as const satisfies Record<string, Field>;

export type EntryField = keyof typeof ENTRY_FIELDS;
export type OptionalEntryField = keyof typeof OPTIONAL_FIELDS;

export const OPTIONAL_NAMES = Object.keys(OPTIONAL_FIELDS) as OptionalEntryField[];

export function forOptionalFields<Value>(valueOf: (name: OptionalEntryField) => Value) {
  const entries = OPTIONAL_NAMES.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<OptionalEntryField, Value>;
}

export function isOptional(name: EntryField): name is OptionalEntryField {
  return Object.hasOwn(OPTIONAL_FIELDS, name);
}

/** Returns the field that a constraint of the database belongs to; the table's name before it is optional. */
export function refusedField(rule: string): EntryField | null {
  const ofField = rule.replace(/^contest_entries_/, '');
  const names = Object.keys(ENTRY_FIELDS) as EntryField[];
  return names.find((name) => ofField.startsWith(`${name}_`)) ?? null;
}
